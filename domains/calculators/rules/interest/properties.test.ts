/** Properties of every computation of interest, whatever the figures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '@mizan/platform/calendar'
import {
  add,
  amountOf,
  compareMoney,
  fromHundredths,
  type Money,
  money,
  subtract,
} from '@mizan/platform/money'
import fc from 'fast-check'
import { seededFigures } from '../../data/figures.ts'
import type { InterestAnswer, InterestInput } from '../../schemas/interest.ts'
import { earlierOf } from '../days.ts'
import { calculateInterest } from './calculate.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const amounts = fc.bigInt({ min: 1n, max: 99_999_999_999n }).map((one) => amountOf(fromHundredths(one)))
/** Days for which each kind of rate is known. */
const days = fc.integer({ min: 0, max: 5_500 }).map((after) => addDays('2011-06-30', after))
const rates = fc.integer({ min: 0, max: 20_000 }).map((rate) => amountOf(fromHundredths(BigInt(rate))))
const period = fc
  .tuple(days, days)
  .filter(([one, other]) => one !== other)
  .map(([one, other]): [string, string] => (one < other ? [one, other] : [other, one]))
const kinds = fc.record({
  kind: fc.constantFrom<InterestInput['kind']>('legal', 'commercial', 'contractual'),
  mode: fc.constantFrom<InterestInput['mode']>('halfYear', 'everyChange'),
  rate: rates,
})

type PartialInput = Partial<InterestInput> & Pick<InterestInput, 'claims' | 'endDate'>

const of = (input: PartialInput): InterestAnswer =>
  calculateInterest(
    { kind: 'legal', currency: 'TRY', mode: 'halfYear', payments: [], costs: '0.00', rates: [], ...input },
    seededFigures,
  )
const interestOf = (
  kind: Partial<InterestInput>,
  [startDate, endDate]: [string, string],
  amount: string,
): Money => money(of({ ...kind, claims: [{ amount, startDate }], endDate }).interest)

const atMost = (one: Money, other: Money) => compareMoney(one, other) <= 0
const apart = (one: Money, other: Money): Money =>
  compareMoney(one, other) > 0 ? subtract(one, other) : subtract(other, one)

test('a period that is split anywhere brings the same interest, except for the rounding of one more slice', () => {
  fc.assert(
    fc.property(
      kinds,
      period,
      amounts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kind, [from, to], amount, at) => {
        const length = (Date.parse(to) - Date.parse(from)) / 86_400_000
        const middle = addDays(from, Math.floor(length * at))
        fc.pre(middle > from && middle < to)
        const whole = interestOf(kind, [from, to], amount)
        const parts = add(interestOf(kind, [from, middle], amount), interestOf(kind, [middle, to], amount))
        return atMost(apart(whole, parts), money('0.01'))
      },
    ),
  )
})

test('a higher principal, a higher rate and a later end never bring less interest', () => {
  fc.assert(
    fc.property(kinds, period, amounts, amounts, rates, days, (kind, span, amount, more, higher, later) => {
      const interest = interestOf(kind, span, amount)
      const sum = amountOf(add(money(amount), money(more)))
      if (!atMost(interest, interestOf(kind, span, sum))) return false
      const rate = amountOf(add(money(kind.rate), money(higher)))
      if (!atMost(interest, interestOf({ ...kind, rate }, span, amount))) return false
      return later < span[1] || atMost(interest, interestOf(kind, [span[0], later], amount))
    }),
  )
})

const claims = fc.array(fc.record({ amount: amounts, startDate: days }), { minLength: 1, maxLength: 5 })

test('the order of claims and of payments does not matter', () => {
  const payments = fc.array(fc.record({ amount: amounts, after: fc.integer({ min: 0, max: 900 }) }), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(kinds, claims, payments, (kind, some, paid) => {
      const first = some.map(({ startDate }) => startDate).reduce(earlierOf)
      const dated = paid.map(({ amount, after }) => ({ amount, date: addDays(first, after) }))
      fc.pre(dated.every(({ date }) => date <= '2026-12-31'))
      const sums = ({ interest, total, owed, surplus }: InterestAnswer) => ({
        interest,
        total,
        owed,
        surplus,
      })
      const forth = of({ ...kind, claims: some, payments: dated, endDate: '2026-12-31' })
      const back = of({
        ...kind,
        claims: some.toReversed(),
        payments: dated.toReversed(),
        endDate: '2026-12-31',
      })
      assert.deepEqual(sums(forth), sums(back))
    }),
  )
})

test('paid and open amounts together are the whole debt', () => {
  fc.assert(
    fc.property(kinds, claims, amounts, amounts, (kind, some, paid, costs) => {
      const answer = of({
        ...kind,
        claims: some,
        costs,
        payments: [{ amount: paid, date: '2026-12-30' }],
        endDate: '2026-12-31',
      })
      const owed = add(money(answer.principal), money(answer.interest), money(costs))
      const settled = add(money(answer.total), subtract(money(answer.paid), money(answer.surplus)))
      assert.equal(amountOf(settled), amountOf(owed))
    }),
  )
})
