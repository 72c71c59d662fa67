/** What comes next, of things that are in the order of their days and hours. */

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

const hourAfter = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':')
  return hour === '23' ? '24:00' : `${String(Number(hour) + 1).padStart(2, '0')}:${minute}`
}
