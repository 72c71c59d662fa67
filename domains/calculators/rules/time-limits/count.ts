/** The last day by the calendar alone, before holidays and the court recess are considered. */
import { addDays, addMonths, addWeeks, addYears, type CivilDate } from '@mizan/platform/calendar'
import type { CitedArticle, Step } from '../../schemas/answer.ts'
import type { NamedLimit } from '../../schemas/time-limit.ts'
import { type BilingualText, sayWeekday } from '../writing.ts'
import type { Basis } from './bases.ts'
import { writePeriod } from './words.ts'
import type { WorkingDays } from './working-days.ts'

export interface Period extends Pick<NamedLimit, 'amount' | 'unit'> {
  isBack: boolean
  /** Whether the day before which the act must be done is excluded as well. */
  isClear: boolean
  /** The article that names it. */
  cited?: CitedArticle
}

export function countedDay(
  start: CivilDate,
  length: Period,
  works: Pick<WorkingDays, 'isWorking'>,
): CivilDate {
  const sign = length.isBack ? -1 : 1
  const from = length.isClear ? addDays(start, sign) : start
  const amount = sign * length.amount
  switch (length.unit) {
    case 'day':
      return addDays(from, amount)
    case 'week':
      return addWeeks(from, amount)
    case 'month':
      return addMonths(from, amount)
    case 'year':
      return addYears(from, amount)
    case 'workday':
      return afterWorkdays(from, amount, works)
  }
}

function afterWorkdays(
  from: CivilDate,
  amount: number,
  { isWorking }: Pick<WorkingDays, 'isWorking'>,
): CivilDate {
  const step = amount < 0 ? -1 : 1
  let day = from
  for (let left = Math.abs(amount); left > 0; ) {
    day = addDays(day, step)
    if (isWorking(day)) left -= 1
  }
  return day
}

const explained: Readonly<Record<NamedLimit['unit'], BilingualText>> = {
  day: { tr: 'başladığı gün sayılmaz', en: 'the day on which it begins does not count' },
  workday: { tr: 'yalnız iş günleri sayılır', en: 'only working days count' },
  week: { tr: 'son haftada karşılık gelen gün', en: 'the same weekday of the last week' },
  month: { tr: 'son ayda karşılık gelen gün', en: 'the same day of the last month' },
  year: { tr: 'son yılda karşılık gelen gün', en: 'the same day of the last year' },
}

const noSuchDay: BilingualText = {
  tr: 'son ayda karşılık gelen gün yok, ayın son günü',
  en: 'the last month has no such day, so its last day',
}

export function countedStep(
  start: CivilDate,
  day: CivilDate,
  length: Period,
  basis: Basis | undefined,
): Step {
  const isMonths = length.unit === 'month' || length.unit === 'year'
  const how =
    isMonths && !length.isClear && start.slice(8) !== day.slice(8) ? noSuchDay : explained[length.unit]
  const says = (language: 'tr' | 'en', back: string) =>
    `${writePeriod(length, language)}${length.isBack ? ` ${back}` : ''}: ${how[language]}`
  return {
    says: { tr: says('tr', 'geriye'), en: says('en', 'back') },
    result: sayWeekday(day),
    cites: [length.cited, basis && articleFor(length, basis)].filter((one) => one !== undefined),
  }
}

function articleFor({ unit }: Period, basis: Basis): CitedArticle | undefined {
  if (unit === 'week') return basis.weeks
  if (unit === 'workday') return undefined
  return unit === 'day' ? basis.days : basis.months
}
