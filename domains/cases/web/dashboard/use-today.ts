/** What is due, for all parts of the dashboard that show some of it. */
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../data.ts'

export const parts = ['overdue', 'today', 'nextDays'] as const
export type Part = (typeof parts)[number]
type Scope = 'mine' | 'office'

/** As many as the first look shows, and as one answer holds. */
const few = 5
const many = 100

export function useToday() {
  const [scope, setScope] = useState<Scope>('mine')
  const [unfolded, setUnfolded] = useState<readonly Part[]>([])
  const most = unfolded.length > 0 ? many : few
  const read = useCall('dashboard.today', { query: { scope, most } }, { placeholderData: keepPreviousData })
  return {
    read,
    scope,
    setScope,
    unfold: (part: Part) => setUnfolded([...unfolded, part]),
    shownOf: (part: Part) => (unfolded.includes(part) ? many : few),
  }
}

export type TodayRead = ReturnType<typeof useToday>
