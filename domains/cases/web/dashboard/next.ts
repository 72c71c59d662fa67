/** What comes next, of things that are in the order of their days and hours. */
import type { Today } from '../../schemas.ts'

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

/** What is due beside a hearing that is shown on its own. */
export function besideHearing(found: Today, shownId: string | undefined): Today {
  const rest = ({ items, total }: Today['today']): Today['today'] => {
    const kept = items.filter(({ kind, id }) => kind !== 'hearing' || id !== shownId)
    return { items: kept, total: total - items.length + kept.length }
  }
  return shownId === undefined
    ? found
    : { ...found, today: rest(found.today), nextDays: rest(found.nextDays) }
}

const hourAfter = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':')
  return hour === '23' ? '24:00' : `${String(Number(hour) + 1).padStart(2, '0')}:${minute}`
}
