/** The growth of the debt: the amount owed on each day on which its course changes. */
import { type CivilDate, daysBetween } from '@mizan/platform/calendar'
import { add, amountOf, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import type { InterestAnswer, InterestInput, InterestSlice } from '../../schemas/interest.ts'

export interface OwedOn {
  day: CivilDate
  principal: string
  /** Principal, interest and costs together. */
  total: string
}

/**
 * Between two points the debt grows evenly. A day with a payment or a new claim has two points: before it and after
 * it.
 */
export function growthOf(input: InterestInput, answer: InterestAnswer): OwedOn[] {
  const changes = [
    ...input.claims.map(({ startDate }) => startDate),
    ...answer.slices.flatMap(({ from, to }) => [from, to]),
    ...answer.payments.map(({ date }) => date),
    input.endDate,
  ]
  const [first, ...others] = [...new Set(changes)].toSorted()
  if (first === undefined) return []
  const all = others.flatMap((day) => [
    owedOn(day, 'before', input, answer),
    owedOn(day, 'after', input, answer),
  ])
  return [owedOn(first, 'after', input, answer), ...all].filter(isChange)
}

const isChange = (one: OwedOn, at: number, all: readonly OwedOn[]): boolean => {
  const before = all[at - 1]
  return one.day !== before?.day || one.principal !== before.principal || one.total !== before.total
}

/** The debt before or after the events of that day. */
function owedOn(
  day: CivilDate,
  side: 'before' | 'after',
  { claims, costs, currency }: InterestInput,
  { slices, payments }: InterestAnswer,
): OwedOn {
  const has = (date: CivilDate) => date < day || (side === 'after' && date === day)
  const sum = (amounts: readonly string[]): Money =>
    add(money('0', currency), ...amounts.map((amount) => money(amount, currency)))
  const paid = payments.filter(({ date }) => has(date))
  const due = sum(claims.filter(({ startDate }) => has(startDate)).map(({ amount }) => amount))
  const principal = subtract(due, sum(paid.map((one) => one.principal)))
  const accrued = sum(slices.map((slice) => accruedOn(slice, day)))
  const interest = subtract(accrued, sum(paid.map((one) => one.interest)))
  const open = subtract(money(costs, currency), sum(paid.map((one) => one.costs)))
  return { day, principal: amountOf(principal), total: amountOf(add(principal, interest, open)) }
}

function accruedOn({ from, to, days, interest }: InterestSlice, day: CivilDate): string {
  if (day >= to) return interest
  if (day <= from) return '0.00'
  return amountOf(proportionOf(money(interest), { times: [daysBetween(from, day)], over: [days] }, 'halfUp'))
}
