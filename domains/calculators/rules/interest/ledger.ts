/** The claims with their debts: days bring interest, payments are set off against costs, interest and principal. */
import { addDays, type CivilDate, daysBetween, epochDayOf } from '@mizan/platform/calendar'
import {
  add,
  allocate,
  amountOf,
  type Currency,
  compareMoney,
  type Money,
  money,
  proportionOf,
  subtract,
} from '@mizan/platform/money'
import type { InterestInput, InterestSlice, SetOff } from '../../schemas/interest.ts'
import { earlierOf, laterOf } from '../days.ts'
import { Refusal } from '../refusal.ts'
import type { RatedDays } from './rates.ts'

/** Rates with the day before each, from which its days are counted. */
type RatesInOrder = readonly (RatedDays & { before: CivilDate })[]

/** The limit is above the slices of any real sheet of interest, and low enough to be computed while others wait. */
const mostSlices = 1_000

interface OpenClaim {
  /** Its place in the input. */
  claim: number
  startDate: CivilDate
  principal: Money
  /** The unpaid interest. */
  interest: Money
  /** The last day whose interest is included. */
  until: CivilDate
}

export interface Ledger {
  claims: OpenClaim[]
  costs: Money
  surplus: Money
  slices: InterestSlice[]
  setOffs: SetOff[]
}

const lesser = (one: Money, other: Money): Money => (compareMoney(one, other) < 0 ? one : other)
const isNothing = ({ hundredths }: Money): boolean => hundredths === 0n

/** Runs through the payments by date and ends on the last day. @throws Refusal for too many slices */
export function runLedger(input: InterestInput, ratedDays: readonly RatedDays[]): Ledger {
  if (input.payments.length === 0) requireFewSlices(input, ratedDays)
  const ledger = opened(input)
  const rates = ratedDays.map((rated) => ({ ...rated, before: addDays(rated.from, -1) }))
  const payments = input.payments.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  for (const payment of payments) {
    accrue(ledger, rates, payment.date)
    ledger.setOffs.push(setOff(ledger, money(payment.amount, input.currency), payment.date))
  }
  accrue(ledger, rates, input.endDate)
  return ledger
}

/** Without payments the number of slices is known before any is computed. @throws Refusal */
function requireFewSlices({ claims, endDate }: InterestInput, rates: readonly RatedDays[]): void {
  const slices = claims.reduce((sum, { startDate }) => sum + touchedBy(rates, startDate, endDate).length, 0)
  if (slices > mostSlices) throw new Refusal('interest.too_many_slices')
}

const touchedBy = <Rated extends RatedDays>(
  rates: readonly Rated[],
  after: CivilDate,
  to: CivilDate,
): readonly Rated[] => rates.filter((rated) => rated.from <= to && rated.to > after)

/**
 * The claim that fell due first comes first; among those of one day the smaller one, so that their order does not
 * matter.
 */
function opened({ claims, costs, currency }: InterestInput): Ledger {
  const inOrder = claims.map(
    (claim, at): OpenClaim => ({
      claim: at,
      startDate: claim.startDate,
      principal: money(claim.amount, currency),
      interest: money('0', currency),
      until: claim.startDate,
    }),
  )
  inOrder.sort(
    (one, other) =>
      daysBetween(other.startDate, one.startDate) || compareMoney(one.principal, other.principal),
  )
  const surplus = money('0', currency)
  return { claims: inOrder, costs: money(costs, currency), surplus, slices: [], setOffs: [] }
}

function accrue(ledger: Ledger, rates: RatesInOrder, to: CivilDate): void {
  for (const owed of ledger.claims) {
    if (owed.until >= to) continue
    const touched = isNothing(owed.principal) ? [] : touchedBy(rates, owed.until, to)
    if (ledger.slices.length + touched.length > mostSlices) throw new Refusal('interest.too_many_slices')
    const slices = slicesOf(owed, touched, to)
    for (const slice of slices)
      owed.interest = add(owed.interest, money(slice.interest, owed.interest.currency))
    ledger.slices.push(...slices)
    owed.until = to
  }
}

/** The day on which it starts does not count, the last one does; a day has the rate that holds on it. */
function slicesOf(
  { claim, principal, until }: OpenClaim,
  touched: RatesInOrder,
  to: CivilDate,
): InterestSlice[] {
  return touched.map(({ before, rate, to: end }) => {
    const from = laterOf(before, until)
    const last = earlierOf(end, to)
    const days = epochDayOf(last) - epochDayOf(from)
    const interest = interestOf(principal, rate, days)
    return { claim, from, to: last, days, principal: amountOf(principal), rate, interest }
  })
}

/** A year has 365 days, also a leap year. Half a kuruş is rounded up. */
const interestOf = (principal: Money, rate: string, days: number): string =>
  amountOf(proportionOf(principal, { times: [rate, days], over: [100, 365] }, 'halfUp'))

/** Sets off a payment by the Code of Obligations, articles 100 to 102. */
function setOff(ledger: Ledger, amount: Money, date: CivilDate): SetOff {
  const due = ledger.claims.filter(({ startDate }) => startDate <= date)
  const costs = lesser(amount, ledger.costs)
  ledger.costs = subtract(ledger.costs, costs)
  const afterCosts = subtract(amount, costs)
  const afterInterest = payInterest(due, afterCosts)
  const surplus = payPrincipal(due, afterInterest)
  ledger.surplus = add(ledger.surplus, surplus)
  return {
    date,
    amount: amountOf(amount),
    costs: amountOf(costs),
    interest: amountOf(subtract(afterCosts, afterInterest)),
    principal: amountOf(subtract(afterInterest, surplus)),
    surplus: amountOf(surplus),
  }
}

/** Returns the rest of the payment. */
function payInterest(due: readonly OpenClaim[], payment: Money): Money {
  return due.reduce((left, owed) => {
    const paid = lesser(left, owed.interest)
    owed.interest = subtract(owed.interest, paid)
    return subtract(left, paid)
  }, payment)
}

/** Claims that fell due on one day share the payment in proportion. Returns the rest of it. */
function payPrincipal(due: readonly OpenClaim[], payment: Money): Money {
  const days = Map.groupBy(due, ({ startDate }) => startDate)
  return [...days.values()].reduce((left, claims) => {
    const open = claims.filter(({ principal }) => !isNothing(principal))
    const [first, ...others] = open.map(({ principal }) => principal)
    if (!first) return left
    const paid = lesser(left, add(first, ...others))
    const shares = allocate(
      paid,
      open.map(({ principal }) => principal.hundredths),
    )
    open.forEach((owed, at) => {
      owed.principal = subtract(owed.principal, shares[at] ?? nothing(paid.currency))
    })
    return subtract(left, paid)
  }, payment)
}

const nothing = (currency: Currency): Money => money('0', currency)
