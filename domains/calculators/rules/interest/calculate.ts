/** Interest on claims between two days, at the rates that held, with payments set off. */
import { addDays, daysBetween } from '@mizan/platform/calendar'
import { add, amountOf, type Money, money } from '@mizan/platform/money'
import type { FigureRow } from '../../schemas/figures.ts'
import type { InterestAnswer, InterestInput } from '../../schemas/interest.ts'
import { earlierOf } from '../days.ts'
import type { Figures } from '../figures.ts'
import { Refusal } from '../refusal.ts'
import { type Ledger, runLedger } from './ledger.ts'
import { notesOf } from './notes.ts'
import { type RatedDays, ratesWithin } from './rates.ts'
import { stepsOf } from './steps.ts'

/** @throws Refusal for an end before a start, a payment outside of the period, and a day without a rate */
export function calculateInterest(input: InterestInput, figures: Figures): InterestAnswer {
  const first = firstDayOf(input)
  requireOrder(input, first)
  const rates = ratesWithin(figures, input, addDays(first, 1), input.endDate)
  const ledger = runLedger(input, rates)
  const used = ratesUsed(rates, ledger)
  return {
    ...sumsOf(input, ledger),
    days: daysBetween(first, input.endDate),
    slices: ledger.slices.toSorted(
      (one, other) => one.claim - other.claim || (one.from < other.from ? -1 : 1),
    ),
    payments: ledger.setOffs,
    steps: stepsOf(input, ledger, used),
    rows: rowsOf(used),
    notes: notesOf(input, { first, used, ledger, figures }),
  }
}

const firstDayOf = ({ claims }: InterestInput): string =>
  claims.map(({ startDate }) => startDate).reduce(earlierOf)

function requireOrder({ claims, payments, endDate }: InterestInput, first: string): void {
  if (claims.some(({ startDate }) => startDate >= endDate)) throw new Refusal('calculators.end_before_start')
  const outside = payments.find(({ date }) => date < first || date > endDate)
  if (outside) throw new Refusal('interest.payment_outside', { day: outside.date })
}

/** Rates for days without any debt were not used. */
const ratesUsed = (rates: readonly RatedDays[], { slices }: Ledger): RatedDays[] =>
  rates.filter(({ from, to }) => slices.some((slice) => slice.from < to && slice.to >= from))

const rowsOf = (rates: readonly RatedDays[]): FigureRow[] => [...new Set(rates.flatMap(({ rows }) => rows))]

function sumsOf(input: InterestInput, { claims, costs, surplus, slices }: Ledger) {
  const { currency } = input
  const sum = (amounts: readonly Money[]): Money => add(money('0', currency), ...amounts)
  const all = (amounts: readonly string[]): string =>
    amountOf(sum(amounts.map((amount) => money(amount, currency))))
  const interest = sum(claims.map((one) => one.interest))
  const principal = sum(claims.map((one) => one.principal))
  return {
    currency,
    principal: all(input.claims.map(({ amount }) => amount)),
    interest: all(slices.map((slice) => slice.interest)),
    paid: all(input.payments.map(({ amount }) => amount)),
    total: amountOf(sum([costs, interest, principal])),
    owed: { costs: amountOf(costs), interest: amountOf(interest), principal: amountOf(principal) },
    surplus: amountOf(surplus),
  }
}
