/** The things of which a person is reminded on a day. */
import { addDays, compareDates, daysBetween } from '@mizan/platform/calendar'

interface Span {
  /** The last day for which the person was reminded. */
  remindedOn: string
  today: string
}

/**
 * Things of which a chosen day before them has come since the last reminder, so that days without a run are made up
 * for and no day counts twice. `days`: the number of days before; 0 is the day itself.
 */
export const dueReminders = <Thing extends { date: string }>(
  things: readonly Thing[],
  days: readonly number[],
  { remindedOn, today }: Span,
): Thing[] =>
  things.filter(({ date }) =>
    days.some((before) => {
      const day = addDays(date, -before)
      return compareDates(day, remindedOn) > 0 && compareDates(day, today) <= 0
    }),
  )

/** The day from which on reminders are made up for: the day before the first, and at most `most` days back. */
export function remindedUntil(remindedOn: string | null, today: string, most: number): string {
  if (remindedOn === null) return addDays(today, -1)
  return daysBetween(remindedOn, today) > most ? addDays(today, -most) : remindedOn
}
