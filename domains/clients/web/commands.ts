/** Clients in the command palette: a new one, and those found by what the list of clients finds them by. */
import { type Command, useLanguage, useLock, usePermission, useSought } from '@mizan/platform/ui'
import { IconUser, IconUserPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCall } from './data.ts'

const most = 6

const openNewClient = async () => (await import('./list/NewClientDialog.tsx')).NewClientDialog
const name = { tr: 'Yeni müvekkil', en: 'New client' }

function useNewClient(): Command[] {
  const label = name[useLanguage()]
  const lock = useLock()
  const mayAdd = usePermission('clients', 'Write') === true
  const words = `${name.tr} ${name.en}`
  return mayAdd && !lock.disabled
    ? [{ id: 'new-client', group: 'actions', label, words, icon: IconUserPlus, opens: openNewClient }]
    : []
}

export function useClientCommands(typed: string): Command[] {
  const added = useNewClient()
  const router = useRouter()
  const query = useSought(typed)
  const enabled = usePermission('clients', 'Read') && query !== ''
  const found = useCall('client.list', { query: { query, pageSize: most } }, { enabled }).data?.items
  if (!enabled) return added
  const clients = (found ?? []).map(({ clientId, name }) => ({
    id: `client-${clientId}`,
    group: 'records' as const,
    label: name,
    icon: IconUser,
    run: () => void router.navigate({ to: '/client/$clientId', params: { clientId } }),
  }))
  return [...added, ...clients]
}
