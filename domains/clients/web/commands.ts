/** Clients in the command palette, found by what the list of clients finds them by. */
import { type Command, usePermission, useSought } from '@mizan/platform/ui'
import { IconUser } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCall } from './data.ts'

const most = 6

export function useClientCommands(typed: string): Command[] {
  const router = useRouter()
  const query = useSought(typed)
  const enabled = usePermission('clients', 'Read') && query !== ''
  const found = useCall('client.list', { query: { query, pageSize: most } }, { enabled }).data?.items
  if (!enabled) return []
  return (found ?? []).map(({ clientId, name }) => ({
    id: `client-${clientId}`,
    group: 'records',
    label: name,
    icon: IconUser,
    run: () => void router.navigate({ to: '/client/$clientId', params: { clientId } }),
  }))
}
