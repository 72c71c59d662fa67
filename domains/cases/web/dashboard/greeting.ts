/** How the day is greeted, by the hour in Turkey. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
})

/** Hour and minute in Turkey, such as `09:30`. */
export const timeInTurkey = (instant: Date): string => clock.format(instant)

export type Greeting = 'morning' | 'day' | 'evening' | 'night'

/** `time` as `09:30`. */
export function greetingAt(time: string): Greeting {
  if (time < '05:00' || time >= '22:00') return 'night'
  if (time < '11:00') return 'morning'
  return time < '18:00' ? 'day' : 'evening'
}
