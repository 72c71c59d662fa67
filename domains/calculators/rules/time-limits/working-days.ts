/** The days on which courts and offices work: weekends and public holidays are left out, half holidays are not. */
import { addDays, type CivilDate, weekdayOf } from '@mizan/platform/calendar'
import { firstUnannouncedYear } from '../../data/holidays.ts'
import type { FigureRow } from '../../schemas/figures.ts'
import type { TimeLimitInput } from '../../schemas/time-limit.ts'
import type { Figures } from '../figures.ts'
import { yearlyHolidayOn } from '../holidays.ts'
import type { BilingualText } from '../writing.ts'

/** The reason why a day is free, or half free. */
export interface FreeDay {
  name: BilingualText
  isHalf: boolean
  /** The figure of the holiday; none for weekends and holidays that a law fixes for every year. */
  row?: FigureRow
}

export type Country = TimeLimitInput['country']

export interface WorkingDays {
  /** The public holiday of that day; a whole one takes precedence over a half one. */
  holidayOn: (day: CivilDate) => FreeDay | undefined
  /** The reason why that day is free, if it is. */
  freeOn: (day: CivilDate) => FreeDay | undefined
  isWorking: (day: CivilDate) => boolean
  /** The day itself, or the next working day; `-1` for the one before. */
  nearest: (day: CivilDate, step: 1 | -1) => CivilDate
  /** Whether the table has the feasts of that year. */
  knowsFeastsOf: (day: CivilDate) => boolean
}

const weekend: Readonly<Record<number, BilingualText>> = {
  6: { tr: 'cumartesi', en: 'Saturday' },
  7: { tr: 'pazar', en: 'Sunday' },
}

export function workingDays(figures: Figures, country: Country): WorkingDays {
  const rows = figures.filter(({ table }) => table === `holidays.${country}`).map(withEve)
  const holidayOn = (day: CivilDate) => feastOn(rows, day) ?? yearlyOn(day, country)
  const freeOn = (day: CivilDate) => holidayOn(day) ?? weekendOn(day)
  const isWorking = (day: CivilDate) => weekdayOf(day) < 6 && (freeOn(day)?.isHalf ?? true)
  const nearest = (from: CivilDate, step: 1 | -1): CivilDate => {
    let day = from
    while (!isWorking(day)) day = addDays(day, step)
    return day
  }
  const knowsFeastsOf = (day: CivilDate) =>
    [ramadan, sacrifice].every((name) =>
      rows.some(({ row }) => row.key === name && sameYear(row.validFrom, day)),
    )
  return { holidayOn, freeOn, isWorking, nearest, knowsFeastsOf }
}

/** Whether a feast is expected on that day, and has not been announced. */
export const isExpected = ({ row }: FreeDay): boolean =>
  row?.status === 'unverified' && Number(row.validFrom.slice(0, 4)) >= firstUnannouncedYear

const ramadan = 'Ramazan Bayramı'
const sacrifice = 'Kurban Bayramı'
const english: Readonly<Record<string, string>> = {
  [ramadan]: 'Ramadan Feast',
  [sacrifice]: 'Feast of Sacrifice',
  'Mevlid Kandili': 'Mawlid',
}

const sameYear = (one: CivilDate, other: CivilDate): boolean => one.slice(0, 4) === other.slice(0, 4)

/** A whole day takes precedence over a weekend, so that the stronger reason is shown; an eve does not. */
function feastOn(rows: readonly MovingHoliday[], day: CivilDate): FreeDay | undefined {
  const found = rows.find(
    ({ row: { validFrom, validTo } }) => validFrom <= day && day <= (validTo ?? validFrom),
  )
  if (found) return { name: nameOf(found.row), isHalf: false, row: found.row }
  const next = rows.find(({ eve }) => eve === day)?.row
  if (!next || weekendOn(day) || yearlyHolidayOn(day, 'turkey')?.isHalf === false) return undefined
  const { tr, en } = nameOf(next)
  return { name: { tr: `${tr} arifesi`, en: `eve of the ${en}` }, isHalf: true, row: next }
}

interface MovingHoliday {
  row: FigureRow
  /** The eve of a holiday that has one. */
  eve: CivilDate | undefined
}

const withEve = (row: FigureRow): MovingHoliday => ({
  row,
  eve: row.key === ramadan || row.key === sacrifice ? addDays(row.validFrom, -1) : undefined,
})

function nameOf({ key }: FigureRow): BilingualText {
  if (key === undefined) return { tr: 'ek tatil', en: 'further holiday' }
  return { tr: key, en: english[key] ?? key }
}

function yearlyOn(day: CivilDate, country: Country): FreeDay | undefined {
  const holiday = yearlyHolidayOn(day, country)
  if (!holiday || (holiday.isHalf && weekendOn(day))) return undefined
  return { name: holiday.name, isHalf: holiday.isHalf }
}

function weekendOn(day: CivilDate): FreeDay | undefined {
  const name = weekend[weekdayOf(day)]
  return name && { name, isHalf: false }
}
