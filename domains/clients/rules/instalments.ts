/** Which instalments of a client are paid. Its payments settle them in the order of their days, the oldest first. */
import { type CivilDate, compareDates } from '@mizan/platform/calendar'
import { add, amountOf, compareMoney, type Money, money, subtract } from '@mizan/platform/money'

interface Planned {
  due: CivilDate
  /** A decimal text. */
  amount: string
}

export type Settled<P extends Planned> = P & { left: string; state: 'paid' | 'due' | 'overdue' }

const zero = money('0')
const smaller = (one: Money, other: Money): Money => (compareMoney(one, other) < 0 ? one : other)

/** In the order of their days. One is overdue from the day after its own, until it is paid to the last kuruş. */
export function settle<P extends Planned>(plan: readonly P[], paid: string, today: CivilDate): Settled<P>[] {
  let remaining = money(paid)
  const ordered = [...plan].sort((one, other) => compareDates(one.due, other.due))
  return ordered.map((one) => {
    const amount = money(one.amount)
    const covered = smaller(remaining, amount)
    remaining = subtract(remaining, covered)
    const left = subtract(amount, covered)
    return { ...one, left: amountOf(left), state: stateOf(left, one.due, today) }
  })
}

function stateOf(left: Money, due: CivilDate, today: CivilDate): 'paid' | 'due' | 'overdue' {
  if (compareMoney(left, zero) === 0) return 'paid'
  return compareDates(due, today) < 0 ? 'overdue' : 'due'
}

/** What is left of those whose day has passed; undefined if nothing is. */
export function overdueOf(settled: readonly { left: string; state: string }[]): string | undefined {
  const late = settled.filter(({ state }) => state === 'overdue').map(({ left }) => money(left))
  return late.length > 0 ? amountOf(add(zero, ...late)) : undefined
}
