/** Compares civil dates, whose texts sort in their order, and bounds them to the calendar of the calculators. */
import type { CivilDate } from '@mizan/platform/calendar'
import { Refusal } from './refusal.ts'

export const earlierOf = (one: CivilDate, other: CivilDate): CivilDate => (other < one ? other : one)

export const laterOf = (one: CivilDate, other: CivilDate): CivilDate => (other > one ? other : one)

/** @throws Refusal for a result before 1900 or after 2099 */
export function requireCalendar(day: CivilDate): void {
  if (day < '1900-01-01' || day > '2099-12-31') throw new Refusal('limits.too_far', { day })
}
