/** What is due, for all parts of the dashboard that show some of it. */
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCall } from '../data.ts'
import { useNextHearing } from './NextHearing.tsx'
import { onceEach, type Part, parts } from './next.ts'

type Scope = 'mine' | 'office'

/** As many as the first look shows, which leaves out what stands elsewhere already, and as one answer holds. */
export const few = 5
const firstRead = 2 * few
const many = 100

export function useToday() {
  const [scope, setScope] = useState<Scope>('mine')
  const [unfolded, setUnfolded] = useState<readonly Part[]>([])
  const most = unfolded.length > 0 ? many : firstRead
  const read = useCall('dashboard.today', { query: { scope, most } }, { placeholderData: keepPreviousData })
  const { hearing, isAwaited } = useNextHearing(read.data)
  const due = useMemo(() => read.data && onceEach(read.data, hearing?.id), [read.data, hearing?.id])
  const shownOf = (part: Part) => due?.[part].items.slice(0, unfolded.includes(part) ? many : few) ?? []
  return {
    read,
    scope,
    setScope,
    hearing,
    /** Something is still on its way that decides where everything else stands. */
    isAwaited: read.isLoading || isAwaited,
    due,
    /** The things of a part that stand in it now. */
    shownOf,
    /** Tasks among them: other parts do not show them once more. */
    shownTasks: parts.flatMap((part) =>
      shownOf(part).flatMap(({ kind, id }) => (kind === 'task' ? [id] : [])),
    ),
    unfold: (part: Part) => setUnfolded([...unfolded, part]),
  }
}

export type TodayRead = ReturnType<typeof useToday>
