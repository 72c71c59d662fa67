/**
 * Cases in the command palette: a new one, a new task, and those that are found by what the list of cases finds them by: name,
 * numbers, court, client.
 */
import {
  type Command,
  type LoadDialog,
  useLanguage,
  useLock,
  usePermission,
  useSought,
} from '@mizan/platform/ui'
import { type Icon, IconBriefcase, IconSquareCheck } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCall } from './data.ts'

const most = 6

const openNewCase = async () => (await import('./list/NewCaseDialog.tsx')).NewCaseDialog
const openNewTask = async () => (await import('./tasks/NewTaskDialog.tsx')).NewTaskDialog
const names = {
  case: { tr: 'Yeni dava', en: 'New case' },
  task: { tr: 'Yeni görev', en: 'New task' },
}

function useNewThings(): Command[] {
  const language = useLanguage()
  const lock = useLock()
  const mayAdd = usePermission('cases', 'Write') === true
  if (!mayAdd || lock.disabled) return []
  const action = (name: keyof typeof names, icon: Icon, opens: LoadDialog): Command => ({
    ...{ id: `new-${name}`, group: 'actions', label: names[name][language], icon, opens },
    words: `${names[name].tr} ${names[name].en}`,
  })
  return [action('case', IconBriefcase, openNewCase), action('task', IconSquareCheck, openNewTask)]
}

export function useCaseCommands(typed: string): Command[] {
  const added = useNewThings()
  const router = useRouter()
  const query = useSought(typed)
  const enabled = usePermission('cases', 'Read') && query !== ''
  const found = useCall('cases.list', { query: { query, pageSize: most } }, { enabled }).data?.items
  if (!enabled) return added
  const cases = (found ?? []).map(({ caseId, displayTitle, caseNumber }) => ({
    id: `case-${caseId}`,
    group: 'records' as const,
    label: `${displayTitle} · ${caseNumber}`,
    icon: IconBriefcase,
    run: () => void router.navigate({ to: '/case-management/$caseId', params: { caseId } }),
  }))
  return [...added, ...cases]
}
