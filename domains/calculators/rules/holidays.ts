/** Public holidays that a law fixes for every year. Those that move are figures; both together are in `time-limits`. */
import type { CivilDate } from '@mizan/platform/calendar'
import { yearlyHolidays } from '../data/holidays.ts'

type Country = keyof typeof yearlyHolidays

interface Holiday {
  name: { tr: string; en: string }
  /** Only from 13.00. */
  isHalf: boolean
}

/** The holiday that a law fixes for this day of every year. */
export function yearlyHolidayOn(day: CivilDate, country: Country): Holiday | undefined {
  const found = yearlyHolidays[country].find(
    (one) => one.day === day.slice(5) && Number(day.slice(0, 4)) >= (one.since ?? 0),
  )
  return found && { name: found.name, isHalf: found.isHalf ?? false }
}
