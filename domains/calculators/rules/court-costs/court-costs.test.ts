import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountOf, fromHundredths } from '@mizan/platform/money'
import fc from 'fast-check'
import { seededFigures } from '../../data/figures.ts'
import { CourtFeesInput, EnforcementCostsInput } from '../../schemas/court-costs.ts'
import { Refusal } from '../refusal.ts'
import { calculateCourtFees } from './court-fees.ts'
import { calculateEnforcementCosts } from './enforcement-costs.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const fees = (rest: object) =>
  calculateCourtFees(CourtFeesInput.parse({ date: '2026-03-02', value: '100000', ...rest }), seededFigures)
const enforcement = (rest: object) =>
  calculateEnforcementCosts(
    EnforcementCostsInput.parse({ date: '2026-03-02', amount: '100000', ...rest }),
    seededFigures,
  )
const linesOf = ({ lines }: { lines: readonly { code: string; amount: string }[] }) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))

test('a lawsuit about money pays a quarter of its fee, its other fees and the advance on costs', () => {
  const answer = fees({})
  assert.deepEqual(linesOf(answer), {
    application: '732.00',
    decisionAdvance: '1707.75',
    proxyCopy: '104.00',
    barStamp: '164.00',
    notifications: '2650.00',
    witness: '1000.00',
    expert: '5900.00',
    other: '530.00',
  })
  assert.equal(answer.total, '12787.75')
  assert.deepEqual([answer.decision, answer.remaining], ['6831.00', '5123.25'])
  assert.deepEqual([answer.settledFirst, answer.settledLater], ['2277.00', '4554.00'])
  assert.deepEqual([answer.appeal, answer.finalAppeal], ['2002.00', '3608.50'])
})

test('damages for an injury pay one twentieth, alimony on a year, a lawsuit not about money a fixed fee', () => {
  assert.equal(linesOf(fees({ isInjury: true })).decisionAdvance, '341.55')
  assert.equal(fees({ subject: 'alimony', value: '10000' }).decision, '1365.60')
  assert.equal(fees({ subject: 'partition', value: '1000000' }).decision, '11380.00')
  const fixed = fees({ subject: 'notMoney', value: undefined })
  assert.deepEqual([linesOf(fixed).decisionAdvance, fixed.remaining], ['732.00', '0.00'])
  assert.equal(linesOf(fees({ tier: 'lower' })).application, '335.20')
})

test('a small claim pays the minimum of the proportional fee', () => {
  const small = fees({ value: '0.01' })
  assert.equal(small.decision, '732.00')
  assert.ok(small.notes.some(({ code }) => code === 'court.least'))
  assert.ok(!fees({}).notes.some(({ code }) => code === 'court.least'))
})

test('a claim without value, and a year without rows, are refused', () => {
  assert.throws(() => fees({ value: undefined }), { code: 'court.value_missing' })
  assert.throws(() => fees({ date: '2027-01-01' }), Refusal)
})

test('only rows that were compared with the law are marked as verified', () => {
  const statuses = Object.fromEntries(fees({}).rows.map(({ key, status }) => [key, status]))
  assert.equal(statuses.application, 'verified')
  assert.equal(statuses.barStamp, 'unverified')
  assert.equal(statuses.appeal, 'unverified')
})

test('an enforcement without a judgment pays five in a thousand in advance, which is set off later', () => {
  const answer = enforcement({})
  assert.deepEqual(linesOf(answer), {
    application: '732.00',
    advanceFee: '500.00',
    proxyCopy: '104.00',
    barStamp: '164.00',
    debtorNotifications: '265.00',
  })
  assert.equal(answer.total, '1765.00')
  assert.deepEqual(
    [answer.collectionFee, answer.collectionDue, answer.prisonFee],
    ['4550.00', '4050.00', '2000.00'],
  )
  assert.equal(answer.left, '93950.00')
  assert.equal(enforcement({ hasJudgment: true }).advance, '0.00')
})

test('the collection fee rises with the stage, and a waiver pays half of it unless something was sold', () => {
  const collected = (rest: object) => enforcement(rest).collectionFee
  assert.equal(collected({ stage: 'beforeSale' }), '9100.00')
  assert.equal(collected({ stage: 'sale' }), '11380.00')
  assert.equal(collected({ stage: 'salary' }), '4550.00')
  assert.equal(collected({ isWaived: true }), '2275.00')
  assert.equal(collected({ isWaived: true, stage: 'sale' }), '11380.00')
  assert.equal(enforcement({ isWaived: true }).prisonFee, '0.00')
})

test('a higher claim never pays a lower fee', () => {
  const amount = fc.bigInt(1n, 99_999_999_999n)
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      const total = (value: bigint) => Number(fees({ value: amountOf(fromHundredths(value)) }).total)
      assert.ok(total(low) <= total(high))
    }),
    { numRuns: 50 },
  )
})
