import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountOf, fromHundredths, money } from '@mizan/platform/money'
import fc from 'fast-check'
import { seededFigures } from '../../data/figures.ts'
import { AttorneyFeeInput } from '../../schemas/attorney-fee.ts'
import { Refusal } from '../refusal.ts'
import { calculateAttorneyFee } from './calculate.ts'
import { seriesFee } from './series.ts'
import { tariffOn } from './tariff.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const date = '2026-02-16'
const calculate = (rest: object) =>
  calculateAttorneyFee(AttorneyFeeInput.parse({ date, ...rest }), seededFigures)
const fees = (rest: object) => Object.fromEntries(calculate(rest).fees.map(({ side, fee }) => [side, fee]))
const articles = (rest: object) =>
  calculate(rest).steps.map(({ says }) => /AAÜT m\. (\S+)\)/.exec(says.tr)?.[1])
const notes = (rest: object) => calculate(rest).notes.map(({ code }) => code)
const refusal = (rest: object) => {
  try {
    calculate(rest)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'none'
}

test('the brackets of the tariff add up to the published sums', () => {
  const { proportional } = tariffOn(seededFigures, date)
  for (const [amount, fee] of [
    ['100000', '16000.00'],
    ['281250', '45000.00'],
    ['600000', '96000.00'],
    ['1000000', '156000.00'],
    ['2000000', '298000.00'],
    ['5000000', '664000.00'],
    ['20000000', '1256000.00'],
    ['0.01', '0.00'],
    ['999999999.99', '11056000.00'],
  ] as const)
    assert.equal(amountOf(proportional(money(amount)).fee), fee, amount)
  assert.equal(
    amountOf(tariffOn(seededFigures, '2025-01-15').proportional(money('1000000')).fee),
    '152000.00',
  )
})

test('a claim for money earns the brackets, at least the fixed fee, and at most the accepted amount', () => {
  assert.deepEqual(fees({ claimed: '1000000' }), { claimant: '156000.00' })
  assert.deepEqual(fees({ claimed: '100000' }), { claimant: '45000.00' })
  assert.deepEqual(fees({ claimed: '30000' }), { claimant: '30000.00' })
  assert.deepEqual(articles({ claimed: '30000' }), ['13/1', '13/1', '13/2'])
  assert.deepEqual(fees({ claimed: '0.01' }), { claimant: '0.01' })
})

test('each side earns a fee of its own for the accepted and the rejected part', () => {
  assert.deepEqual(fees({ claimed: '1000000', accepted: '400000' }), {
    claimant: '64000.00',
    defendant: '96000.00',
  })
})

test('for damages that were partly rejected the defendant earns no more than the claimant', () => {
  for (const claim of ['materialDamages', 'moralDamages']) {
    const input = { claim, claimed: '1000000', accepted: '400000' }
    assert.deepEqual(fees(input), { claimant: '64000.00', defendant: '64000.00' })
    assert.equal(articles(input).at(-1), claim === 'moralDamages' ? '10/2' : '13/3')
  }
})

test('for damages that were rejected as a whole the fixed fee is awarded', () => {
  for (const claim of ['materialDamages', 'moralDamages'])
    assert.deepEqual(fees({ claim, claimed: '1000000', accepted: '0' }), { defendant: '45000.00' })
  assert.ok(notes({ claim: 'moralDamages', claimed: '1000', accepted: '0' }).includes('fee.whole_rejection'))
})

test('alimony, rent and eviction count by the year, and their fee may exceed it', () => {
  assert.deepEqual(fees({ claim: 'alimony', claimed: '20000', accepted: '15000' }), { claimant: '45000.00' })
  assert.deepEqual(fees({ claim: 'alimony', claimed: '50000' }), { claimant: '96000.00' })
  assert.ok(notes({ claim: 'alimony', claimed: '1' }).includes('fee.alimony_rejected'))
  const peace = { court: 'peace', claimed: '1000' }
  assert.deepEqual(fees({ claim: 'eviction', ...peace }), { claimant: '30000.00' })
  assert.deepEqual(fees({ claim: 'eviction', ...peace, accepted: '0' }), { defendant: '30000.00' })
  assert.deepEqual(fees({ claim: 'rent', court: 'peace', claimed: '60000', accepted: '50000' }), {
    claimant: '96000.00',
    defendant: '30000.00',
  })
})

test('an annulled decision of a consumer board has no minimum, and compensation for custody has both bounds', () => {
  assert.deepEqual(fees({ claim: 'consumerBoard', court: 'consumer', claimed: '20000' }), {
    claimant: '3200.00',
  })
  assert.deepEqual(fees({ claim: 'custody', court: 'heavyCriminal', claimed: '50000' }), {
    claimant: '18000.00',
  })
  assert.deepEqual(fees({ claim: 'custody', court: 'heavyCriminal', claimed: '900000' }), {
    claimant: '65000.00',
  })
})

test('enforcement courts award their fixed fees, except in lawsuits about ownership', () => {
  const input = { court: 'enforcementCourtCase', claimed: '1000000' }
  assert.deepEqual(fees(input), { claimant: '18000.00' })
  assert.deepEqual(fees({ ...input, claim: 'ownership' }), { claimant: '156000.00' })
})

test('a lawsuit that ends before the preliminary examination earns half of the fee', () => {
  const half = { claimed: '1000000', ending: 'early' }
  assert.deepEqual(fees(half), { claimant: '78000.00' })
  assert.equal(articles(half).at(-1), '6/1')
  const administrative = { court: 'administrative', claim: 'notMoney', ending: 'early' }
  assert.deepEqual(fees(administrative), { winner: '15000.00' })
  assert.equal(articles(administrative).at(-1), '15/1')
})

test('a lawsuit that was dismissed earns no more than the fixed fee', () => {
  const claimed = '1000000'
  assert.deepEqual(fees({ claimed, ending: 'dismissedEarly' }), { defendant: '45000.00' })
  assert.deepEqual(fees({ claimed: '400000', ending: 'dismissedEarly' }), { defendant: '32000.00' })
  assert.deepEqual(fees({ claimed, ending: 'dismissedLate' }), { defendant: '45000.00' })
  assert.deepEqual(fees({ claimed, ending: 'precondition' }), { defendant: '45000.00' })
  assert.deepEqual(fees({ claimed: '100000', ending: 'precondition' }), { defendant: '16000.00' })
  assert.deepEqual(fees({ claimed, ending: 'referred' }), {})
})

test('an enforcement below the limit earns the fixed fee, never above the principal, and three quarters if paid in time', () => {
  const enforcement = (rest: object) => fees({ matter: 'enforcement', ...rest }).lawyer
  assert.equal(enforcement({ amount: '56250' }), '9000.00')
  assert.equal(enforcement({ amount: '56250.01' }), '9000.00')
  assert.equal(enforcement({ amount: '100000' }), '16000.00')
  assert.equal(enforcement({ amount: '7000', principal: '5000' }), '5000.00')
  assert.equal(enforcement({ amount: '100000', isPaidInTime: true }), '12000.00')
  assert.equal(enforcement({ enforcementKind: 'eviction', isPaidInTime: true }), '15000.00')
  assert.equal(enforcement({ enforcementKind: 'debtor', amount: '1000000' }), '9000.00')
  assert.equal(enforcement({ enforcementKind: 'notMoney' }), '9000.00')
})

test('a mediation earns a quarter more if it ends in an agreement', () => {
  const mediation = (rest: object) => fees({ matter: 'mediation', ...rest }).lawyer
  assert.equal(mediation({ amount: '1000000' }), '195000.00')
  assert.equal(mediation({ amount: '50000' }), '10000.00')
  assert.equal(mediation({ amount: '9000' }), '9000.00')
  assert.equal(mediation({ court: 'peace' }), '37500.00')
  assert.equal(mediation({ claimed: '1000000' }), '195000.00')
  assert.equal(mediation({ amount: '1000000', isAgreed: false }), '8000.00')
  assert.equal(mediation({ amount: '5000', isAgreed: false }), '5000.00')
  assert.equal(fees({ matter: 'settlement', court: 'peace' }).lawyer, '37500.00')
})

test('a party whose claim the insurance arbitration rejects pays one fifth', () => {
  assert.deepEqual(fees({ matter: 'insurance', claimed: '1000000', accepted: '400000' }), {
    claimant: '64000.00',
    defendant: '19200.00',
  })
  assert.deepEqual(fees({ matter: 'insurance', claim: 'notMoney' }), {
    claimant: '45000.00',
    defendant: '9000.00',
  })
})

test('fees of the list count hours and stay below a fine', () => {
  const item = (rest: object) => fees({ matter: 'item', ...rest }).lawyer
  assert.equal(item({ item: 'consultation', hours: 3 }), '7600.00')
  assert.equal(item({ item: 'petition', hours: 3 }), '6000.00')
  assert.equal(item({ item: 'interim', fine: '4000' }), '4000.00')
  assert.equal(item({ item: 'district', fine: '20000' }), '20000.00')
})

test('a case follower earns a quarter of the fee', () => {
  assert.deepEqual(fees({ claimed: '1000000', isAgent: true }), { claimant: '39000.00' })
})

test('further files of a series earn half, two fifths and a quarter', () => {
  const total = (files: number) => amountOf(seriesFee(money('100'), files).total)
  assert.deepEqual([1, 10, 11, 50, 51, 100, 101, 200].map(total), [
    '100.00',
    '1000.00',
    '1050.00',
    '3000.00',
    '3040.00',
    '5000.00',
    '5025.00',
    '7500.00',
  ])
  assert.equal(calculate({ claim: 'notMoney', files: 12 }).fees[0]?.total, '495000.00')
})

test('a day without a tariff, or without that line of it, is refused', () => {
  assert.equal(refusal({ date: '2022-09-02', claim: 'notMoney' }), 'calculators.no_figure')
  assert.equal(
    refusal({ date: '2025-11-03', claim: 'notMoney', court: 'conflicts' }),
    'calculators.no_figure',
  )
  assert.equal(refusal({ date: '2022-10-01', claimed: '1000' }), 'calculators.no_figure')
  assert.equal(refusal({ date: '2025-01-01', matter: 'enforcement', amount: '1' }), 'calculators.no_figure')
})

test('amounts that are missing or contradict each other are refused', () => {
  assert.equal(refusal({}), 'fee.amount_missing')
  assert.equal(refusal({ claimed: '1', accepted: '2' }), 'fee.accepted_above_claimed')
  assert.equal(refusal({ matter: 'enforcement' }), 'fee.amount_missing')
  assert.equal(refusal({ matter: 'enforcement', amount: '1', principal: '2' }), 'fee.principal_above_amount')
})

test('the tariff of the day is used; rows of earlier ones are marked as unverified, and an old tariff is pointed out', () => {
  const [now] = calculate({ date: '2025-11-04', claim: 'notMoney' }).rows
  const [before] = calculate({ date: '2025-11-03', claim: 'notMoney' }).rows
  assert.deepEqual([now?.value, now?.status, now?.source.gazette?.number], ['45000', 'verified', '33067'])
  assert.deepEqual([before?.value, before?.status, before?.validTo], ['30000', 'unverified', '2025-11-03'])
  assert.ok(notes({ date: '2026-11-04', claim: 'notMoney' }).includes('fee.newer'))
  assert.ok(!notes({ date: '2026-11-03', claim: 'notMoney' }).includes('fee.newer'))
})

const someAmount = fc.bigInt(1n, 99_999_999_999n).map((one) => fromHundredths(one))

test('a higher claim never earns a lower fee, and no fee is above the claim', () => {
  fc.assert(
    fc.property(someAmount, someAmount, (one, other) => {
      const [low, high] = one.hundredths < other.hundredths ? [one, other] : [other, one]
      const fee = (claimed: typeof low) => money(fees({ claimed: amountOf(claimed) }).claimant ?? '0')
      assert.ok(fee(low).hundredths <= fee(high).hundredths)
      assert.ok(fee(high).hundredths <= high.hundredths)
    }),
    { numRuns: 50 },
  )
})

test('each bracket adds its own rate, wherever an amount is split', () => {
  const { proportional } = tariffOn(seededFigures, date)
  fc.assert(
    fc.property(someAmount, (amount) => {
      const { fee, parts } = proportional(amount)
      assert.equal(
        parts.reduce((sum, part) => sum + part.amount.hundredths, 0n),
        amount.hundredths,
      )
      assert.ok(fee.hundredths <= (amount.hundredths * 16n) / 100n + 1n)
    }),
    { numRuns: 50 },
  )
})
