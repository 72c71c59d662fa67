/** Among the filters of the office's record: the client that entries are about. */
import { usePermission } from '@mizan/platform/ui'
import { Combobox } from '@mizan/platform/ui/composite'
import type { Slots } from '@mizan/platform/ui/slots'
import { useCall } from './data.ts'
import { useText } from './text.ts'

export function ClientOfRecord({ value, onChange }: Slots['company.audit-subject']) {
  const t = useText()
  const mayRead = usePermission('clients', 'Read') === true
  const clients = useCall('client.all', {}, { enabled: mayRead }).data?.items ?? []
  if (!mayRead) return null
  return (
    <Combobox
      label={t('column.name')}
      placeholder={t('list.everyClient')}
      options={clients.map(({ clientId, name }) => ({ value: clientId, label: name }))}
      value={clients.some(({ clientId }) => clientId === value) ? value : null}
      onChange={onChange}
    />
  )
}
