/** What comes next, of things that are in the order of their days and hours. */
import type { Dated, Today } from '../../schemas.ts'

export const parts = ['overdue', 'today', 'nextDays'] as const
export type Part = (typeof parts)[number]

interface Day {
  kind: string
  date: string
  time: string | null
}

interface Moment {
  date: string
  /** Hour and minute, such as `09:30`. */
  time: string
}

/** A hearing of today stays until an hour after it was to begin, because hearings begin late. */
export function nextHearing<D extends Day>(items: readonly D[], now: Moment): D | undefined {
  return items.find(({ kind, date, time }) => {
    if (kind !== 'hearing' || date < now.date) return false
    return date > now.date || time === null || hourAfter(time) > now.time
  })
}

/** Of the calendar of a person, what they are the assignee of, or nobody is. */
export const isMine =
  (userId: string | undefined) =>
  ({ assignee }: { assignee: { id: string } | null }): boolean =>
    assignee === null || assignee.id === userId

export interface DueItem extends Dated {
  /** Of a time limit whose earlier day is shown: its last day. */
  lastDay?: string
}

export type DueParts = Record<Part, { items: DueItem[]; total: number }>

/**
 * Each thing once: without the hearing that is shown on its own, and a time limit at its earlier day alone, with its last day
 * beside it.
 */
export function onceEach(found: Today, shownHearing: string | undefined): DueParts {
  const earlier = new Map<string, DueItem>()
  const of = (part: Part): DueParts[Part] => {
    const { items, total } = found[part]
    const kept: DueItem[] = []
    for (const item of items) {
      if (item.kind === 'hearing' && item.id === shownHearing) continue
      const before = item.kind === 'limit' && !item.isPreDeadline && earlier.get(item.id)
      if (before) {
        before.lastDay = item.date
        continue
      }
      const own = { ...item }
      if (item.isPreDeadline) earlier.set(item.id, own)
      kept.push(own)
    }
    return { items: kept, total: total - items.length + kept.length }
  }
  return { overdue: of('overdue'), today: of('today'), nextDays: of('nextDays') }
}

const hourAfter = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':')
  return hour === '23' ? '24:00' : `${String(Number(hour) + 1).padStart(2, '0')}:${minute}`
}
