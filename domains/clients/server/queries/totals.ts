/** What was booked in the whole office, month by month, and what its clients owe and have left with it. */
import { callerOf } from '@mizan/platform/contract'
import { add, amountOf, money } from '@mizan/platform/money'
import { monthsBetween } from '../../rules/months.ts'
import type { Money, Period, Receivables, Totals } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { moneyOf } from '../present.ts'
import { sumOverdue } from '../store/instalments.ts'
import { sumHeld, sumOwed, totalsByMonth } from '../store/statements.ts'

const columns = [
  'services',
  'payments',
  'advances',
  'expenses',
  'advancesOut',
  'trustIn',
  'trustOut',
] as const
type Column = (typeof columns)[number]
type Row = Partial<Record<Column, string>>

const eachOf = (amount: (of: Column) => string) =>
  Object.fromEntries(columns.map((of) => [of, moneyOf(amount(of))])) as Record<Column, Money>

export function readTotals(call: ClientCall, period: Period): Promise<Totals> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const rows = await totalsByMonth(tx, officeId, period)
    const known = new Map<string, Row>(rows.map((row) => [row.month, row]))
    return {
      months: monthsBetween(period.startDate, period.endDate).map((month) => ({
        month,
        ...eachOf((of) => known.get(month)?.[of] ?? '0'),
      })),
      ...eachOf((of) => amountOf(add(money('0'), ...rows.map((row) => money(row[of]))))),
    }
  })
}

export function readReceivables(call: ClientCall): Promise<Receivables> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const owed = await sumOwed(tx, officeId)
    const overdue = await sumOverdue(tx, officeId)
    const held = await sumHeld(tx, officeId)
    return {
      owed: { amount: moneyOf(owed.amount), clients: owed.clients },
      overdue: { amount: moneyOf(overdue.amount), clients: overdue.clients },
      expenses: { amount: moneyOf(held.advanceOwed), clients: held.advanceOwing },
      advances: { amount: moneyOf(held.advanceLeft), clients: held.advanceHolders },
      trust: { amount: moneyOf(held.trust), clients: held.trustHolders },
    }
  })
}
