/** Cases in the command palette, found by what the list of cases finds them by: name, numbers, court, client. */
import { type Command, usePermission, useSought } from '@mizan/platform/ui'
import { IconBriefcase } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCall } from './data.ts'

const most = 6

export function useCaseCommands(typed: string): Command[] {
  const router = useRouter()
  const query = useSought(typed)
  const enabled = usePermission('cases', 'Read') && query !== ''
  const found = useCall('cases.list', { query: { query, pageSize: most } }, { enabled }).data?.items
  if (!enabled) return []
  return (found ?? []).map(({ caseId, displayTitle, caseNumber }) => ({
    id: `case-${caseId}`,
    group: 'records',
    label: `${displayTitle} · ${caseNumber}`,
    icon: IconBriefcase,
    run: () => void router.navigate({ to: '/case-management/$caseId', params: { caseId } }),
  }))
}
