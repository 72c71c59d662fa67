/** The case that a service is for, among those of the client that the person may read; nothing if there is none. */
import { Combobox } from '@mizan/platform/ui/composite'
import { useCall } from '../data.ts'
import { useText } from './text.ts'

interface Props {
  clientId: string
  value: string | null
  error: string | undefined
  onChange: (caseId: string | null) => void
}

export function ServiceCase({ clientId, value, error, onChange }: Props) {
  const t = useText()
  const cases = useCall('cases.ofClient', { params: { clientId } }).data?.items ?? []
  if (cases.length === 0) return null
  return (
    <Combobox
      label={t('ofService.label')}
      placeholder={t('ofService.placeholder')}
      error={error}
      options={cases.map(({ caseId, displayTitle, caseNumber }) => ({
        value: caseId,
        label: `${displayTitle} · ${caseNumber}`,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
