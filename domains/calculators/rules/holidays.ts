/** Which days are public holidays. Weekends are not; how both move a time limit is in `time-limits`. */
import { addDays, type CivilDate, compareDates, daysBetween } from '@mizan/platform/calendar'
import { type Feast, feasts, firstUnannouncedYear, mevlid, yearlyHolidays } from '../data/holidays.ts'

type Country = keyof typeof yearlyHolidays

export interface Holiday {
  name: { tr: string; en: string }
  /** Only from 13.00. */
  isHalf: boolean
  /** Whether the day is expected and not yet announced. */
  isExpected: boolean
}

/**
 * The holiday of that day, or undefined. If two fall on one day it is the one that frees all of it; of two whole days
 * the feast. Feasts of years that are not in the table are unknown, not absent.
 */
export function holidayOn(day: CivilDate, country: Country): Holiday | undefined {
  const moving = country === 'kktc' ? [...feasts, mevlid] : feasts
  const yearly = yearlyHolidayOn(day, country)
  const found = [...moving.flatMap((feast) => feastOn(day, feast)), ...(yearly ? [yearly] : [])]
  return found.find(({ isHalf }) => !isHalf) ?? found[0]
}

/** The holiday that a law fixes for that day of every year. */
export function yearlyHolidayOn(day: CivilDate, country: Country): Holiday | undefined {
  const found = yearlyHolidays[country].find(
    (one) => one.day === day.slice(5) && Number(day.slice(0, 4)) >= (one.since ?? 0),
  )
  return found && { name: found.name, isHalf: found.isHalf ?? false, isExpected: false }
}

function feastOn(day: CivilDate, feast: Omit<Feast, 'eve'> & Partial<Feast>): Holiday[] {
  const isExpected = Number(day.slice(0, 4)) >= firstUnannouncedYear
  return feast.firstDays.flatMap((first): Holiday[] => {
    if (feast.eve && compareDates(day, addDays(first, -1)) === 0)
      return [{ name: feast.eve, isHalf: true, isExpected }]
    const at = daysBetween(first, day)
    return at >= 0 && at < feast.days ? [{ name: feast.name, isHalf: false, isExpected }] : []
  })
}
