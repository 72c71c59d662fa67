/** People and clients to choose from. */
import { useAccount, usePermission } from '@mizan/platform/ui'
import { clientCalls, useCall } from './data.ts'
import { useText } from './text.ts'

const freshMs = 60_000

/** Those whose roles open cases, oneself first. */
export function usePeople() {
  const t = useText()
  const { account } = useAccount()
  const { data } = useCall('cases.people', {}, { staleTime: freshMs })
  const people = data?.items ?? []
  const options = people.map(({ id, name }) => ({
    value: id,
    label: id === account?.id ? t('person.me', { name }) : name,
  }))
  const own = options.filter(({ value }) => value === account?.id)
  return {
    options: [...own, ...options.filter(({ value }) => value !== account?.id)],
    nameOf: (id: string | null | undefined) => people.find((one) => one.id === id)?.name,
  }
}

export function useClients() {
  const mayRead = usePermission('clients', 'Read') === true
  const { data } = clientCalls.useCall('client.all', {}, { staleTime: freshMs, enabled: mayRead })
  const clients = data?.items ?? []
  return {
    mayRead,
    options: clients.map(({ clientId, name }) => ({ value: clientId, label: name })),
    nameOf: (id: string | null | undefined) => clients.find(({ clientId }) => clientId === id)?.name,
  }
}
