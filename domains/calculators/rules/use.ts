/** Looks figures up and remembers which rows were used, for the answer to show them. */
import type { CivilDate } from '@mizan/platform/calendar'
import { add, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import type { FigureRow, FigureTable } from '../schemas/figures.ts'
import { type Figures, findRowOn, rowOn, rowsOn } from './figures.ts'
import { Refusal } from './refusal.ts'

export interface Part {
  amount: Money
  percent: string
}

export interface Use {
  value: (table: FigureTable, key?: string) => string
  lira: (table: FigureTable, key?: string) => Money
  find: (table: FigureTable, key?: string) => string | undefined
  /** The shares of an amount in the brackets of a table. */
  split: (amount: Money, table: FigureTable) => Part[]
  /** Each row that was used, once. */
  rows: () => FigureRow[]
}

/** @throws Refusal from each look-up, for a day that no row covers */
export function use(figures: Figures, day: CivilDate): Use {
  const used = new Set<FigureRow>()
  const note = (row: FigureRow): FigureRow => {
    used.add(row)
    return row
  }
  const value: Use['value'] = (table, key) => note(rowOn(figures, { table, key, day })).value
  return {
    value,
    lira: (table, key) => money(value(table, key)),
    find: (table, key) => {
      const row = findRowOn(figures, { table, key, day })
      return row && note(row).value
    },
    split: (amount, table) => {
      const brackets = rowsOn(figures, { table, day })
      if (brackets.length === 0) throw new Refusal('calculators.no_figure', { day, table })
      const touched = splitBy(amount, brackets)
      for (const { row } of touched) note(row)
      return touched.map(({ row, amount: part }) => ({ amount: part, percent: row.value }))
    },
    rows: () => [...used],
  }
}

/** Each share is written by itself; only the last one can end in a fraction of a kuruş. */
export const sumOfParts = (parts: readonly Part[]): Money =>
  add(
    money('0'),
    ...parts.map(({ amount, percent }) => proportionOf(amount, { times: [percent], over: [100] }, 'halfUp')),
  )

/** The bracket without an end comes last. */
const endOf = ({ upTo }: FigureRow): bigint => (upTo ? money(upTo).hundredths : 10n ** 30n)

function splitBy(amount: Money, brackets: readonly FigureRow[]): { row: FigureRow; amount: Money }[] {
  const parts: { row: FigureRow; amount: Money }[] = []
  let from = money('0')
  for (const row of brackets.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1))) {
    if (amount.hundredths <= from.hundredths) break
    const to = row.upTo && endOf(row) < amount.hundredths ? money(row.upTo) : amount
    parts.push({ row, amount: subtract(to, from) })
    from = to
  }
  return parts
}
