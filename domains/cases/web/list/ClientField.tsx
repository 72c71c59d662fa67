/** The client of a case, found by typing. Those who may write clients create an unknown one with Enter. */
import { notify, useKeys, usePermission } from '@mizan/platform/ui'
import { Combobox } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import { clientCalls } from '../data.ts'
import { useClients } from '../people.ts'
import { useText } from '../text.ts'

interface Props {
  value: string | null
  onChange: (clientId: string | null) => void
}

export function ClientField({ value, onChange }: Props) {
  const t = useText()
  const { mayRead, options } = useClients()
  const mayCreate = usePermission('clients', 'Write') === true
  /** Created here, and perhaps not yet among the options. */
  const [own, setOwn] = useState<(typeof options)[number]>()
  const keys = useKeys()
  const create = clientCalls.useSend('client.create', ({ clientId, name }) => {
    keys.drop(name)
    setOwn({ value: clientId, label: name })
    onChange(clientId)
    notify('success', t('create.clientDone', { name }))
  })
  if (!mayRead) return null
  const known = own && !options.some((one) => one.value === own.value) ? [...options, own] : options
  return (
    <Combobox
      label={t('column.client')}
      placeholder={t('create.clientPlaceholder')}
      options={known}
      value={value}
      onChange={onChange}
      unknown={
        mayCreate
          ? {
              label: (typed) => t('create.client', { name: typed }),
              // The field keeps the focus meanwhile, so it is not disabled.
              create: (name) => {
                if (!create.isPending) create.mutate({ body: { name, contacts: [], key: keys.of(name) } })
              },
            }
          : undefined
      }
    />
  )
}
