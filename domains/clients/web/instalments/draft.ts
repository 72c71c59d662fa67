/** A plan of instalments while it is being written. */
import { addMonths, dayInTurkey } from '@mizan/platform/calendar'
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
  return {
    key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
    due: day ? formatDate(addMonths(day, 1), language) : '',
    amount: last?.amount ?? '',
  }
}

/** The sum of the amounts that can be read. */
export function sumOf(rows: readonly DraftRow[], language: Language): string {
  const amounts = rows.flatMap(({ amount }) => readMoney(amount, language) ?? [])
  return amountOf(add(money('0'), ...amounts.map((amount) => money(amount))))
}
