/** A plan of instalments while it is being written. */
import { addDays, addMonths, type CivilDate, dayInTurkey, lastDayOfMonth } from '@mizan/platform/calendar'
import { add, amountOf, money } from '@mizan/platform/money'
import { formatDate, type Language } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { readMoney, writeMoney } from '@mizan/platform/ui/forms'
import type { Instalment } from '../../schemas.ts'

/** As it is typed. */
export interface DraftRow {
  /** Stays the same while other rows come and go. */
  key: number
  due: string
  amount: string
}

export const draftOf = (items: readonly Instalment[], language: Language): DraftRow[] =>
  items.map(({ due, amount }, key) => ({
    key,
    due: formatDate(due, language),
    amount: writeMoney(language === 'tr' ? amount.amount.replace('.', ',') : amount.amount, language),
  }))

/** An instalment is promised for a coming day. */
export const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()))

/** The row that follows: a month after the last one, with the same amount. */
export function nextRow(rows: readonly DraftRow[], language: Language): DraftRow {
  const last = rows.at(-1)
  const day = last && dayOf(last.due)
  const days = rows.flatMap(({ due }) => dayOf(due) ?? [])
  return {
    key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
    due: day ? formatDate(monthAfter(day, days), language) : '',
    amount: last?.amount ?? '',
  }
}

/** A short month ends before the 31st, which the month after it has again: 31 January, 28 February, 31 March. */
function monthAfter(last: CivilDate, days: readonly CivilDate[]): CivilDate {
  const next = addMonths(last, 1)
  if (last !== lastDayOfMonth(last)) return next
  const dayNumber = (day: CivilDate) => Number(day.slice(8))
  const wanted = Math.min(dayNumber(lastDayOfMonth(next)), Math.max(...days.map(dayNumber)))
  return addDays(next, wanted - dayNumber(next))
}

/** The sum of the amounts that can be read. */
export function sumOf(rows: readonly DraftRow[], language: Language): string {
  const amounts = rows.flatMap(({ amount }) => readMoney(amount, language) ?? [])
  return amountOf(add(money('0'), ...amounts.map((amount) => money(amount))))
}
