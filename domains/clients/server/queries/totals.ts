/** Services and payments of the whole office, month by month, and what its clients owe. */
import { callerOf } from '@mizan/platform/contract'
import { add, amountOf, money } from '@mizan/platform/money'
import { monthsBetween } from '../../rules/months.ts'
import type { Period, Receivables, Totals } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { moneyOf } from '../present.ts'
import { sumOverdue } from '../store/instalments.ts'
import { sumOwed, totalsByMonth } from '../store/statements.ts'

export function readTotals(call: ClientCall, period: Period): Promise<Totals> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const rows = await totalsByMonth(tx, officeId, period)
    const known = new Map(rows.map((row) => [row.month, row]))
    const total = (of: 'services' | 'payments') =>
      moneyOf(amountOf(add(money('0'), ...rows.map((row) => money(row[of])))))
    return {
      months: monthsBetween(period.startDate, period.endDate).map((month) => ({
        month,
        services: moneyOf(known.get(month)?.services ?? '0'),
        payments: moneyOf(known.get(month)?.payments ?? '0'),
      })),
      services: total('services'),
      payments: total('payments'),
    }
  })
}

export function readReceivables(call: ClientCall): Promise<Receivables> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => {
    const owed = await sumOwed(tx, officeId)
    const overdue = await sumOverdue(tx, officeId)
    return {
      owed: { amount: moneyOf(owed.amount), clients: owed.clients },
      overdue: { amount: moneyOf(overdue.amount), clients: overdue.clients },
    }
  })
}
