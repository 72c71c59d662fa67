/** Instants of periods. They keep the hour of day of their anchor, and its day of the month where a month has it. */
import { addMonths, dayInTurkey, daysBetween, startInTurkey } from '@mizan/platform/calendar'

export const dayMs = 86_400_000

export const addDaysTo = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * dayMs).toISOString()

/** The end of the period that begins at `from`, which is `anchor` or some months after it. */
export function endOfPeriod(anchor: string, from: string, months: number): string {
  const first = dayInTurkey(new Date(anchor))
  const start = dayInTurkey(new Date(from))
  const passed = monthsBetween(first, start)
  const timeOfDay = Date.parse(anchor) - startInTurkey(first).getTime()
  return new Date(startInTurkey(addMonths(first, passed + months)).getTime() + timeOfDay).toISOString()
}

const monthsBetween = (one: string, other: string): number =>
  (Number(other.slice(0, 4)) - Number(one.slice(0, 4))) * 12 +
  Number(other.slice(5, 7)) -
  Number(one.slice(5, 7))

/** Whole days that are left of a period, and how many it has: the figures that a switch is computed with. */
export function leftOf(from: string, until: string, now: string): { left: number; whole: number } {
  const days = (one: string, other: string) =>
    daysBetween(dayInTurkey(new Date(one)), dayInTurkey(new Date(other)))
  const whole = Math.max(1, days(from, until))
  return { left: Math.min(whole, Math.max(0, days(now, until))), whole }
}
