import assert from 'node:assert/strict'
import { test } from 'node:test'
import { add, amountOf, compareMoney, money } from '@mizan/platform/money'
import fc from 'fast-check'
import { mediationFigures } from '../../data/figures/mediation.ts'
import { seededFigures } from '../../data/figures.ts'
import { disputeKeys } from '../../data/mediation.ts'
import { MediationFeeInput } from '../../schemas/mediation.ts'
import { calculateMediationFee } from './calculate.ts'
import { mediationFee } from './calculator.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const of = (body: object) =>
  calculateMediationFee(MediationFeeInput.parse({ date: '2026-03-02', ...body }), seededFigures)
const codes = (body: object) => of(body).notes.map(({ code }) => code)
const amounts = fc
  .bigInt({ min: 1n, max: 99_999_999_999n })
  .map((kurus) => amountOf({ ...money('0'), hundredths: kurus }))
const parties = fc.integer({ min: 2, max: 30 })
const dispute = fc.constantFrom(...disputeKeys)

test('both tariffs have an hourly fee for each kind of dispute and number of parties, and all brackets', () => {
  for (const from of ['2025-01-01', '2026-01-01']) {
    const rows = mediationFigures.filter(({ validFrom }) => validFrom === from)
    assert.equal(rows.filter(({ table }) => table === 'mediation.hourly').length, 28)
    for (const table of ['mediation.one', 'mediation.several'])
      assert.equal(rows.filter((row) => row.table === table).length, 8)
    assert.ok(rows.every(({ value }) => value !== ''))
  }
})

test('each step names the article of the tariff', () => {
  const steps = of({ dispute: 'rent', basis: 'eviction', amount: '10000' }).steps.map(({ says }) => says.tr)
  assert.match(steps[0] ?? '', /m\. 7\/5/)
  assert.match(steps[1] ?? '', /m\. 7\/2/)
  assert.match(steps[2] ?? '', /m\. 7\/7/)
})

test('the notes mention the ministry’s share, several mediators and old tariffs', () => {
  assert.ok(codes({ isAgreed: false }).includes('mediation.treasury'))
  assert.ok(!codes({ isAgreed: false, isMandatory: false }).includes('mediation.treasury'))
  assert.ok(codes({ amount: '1000000', mediators: 2 }).includes('mediation.each_mediator'))
  assert.ok(codes({ amount: '1000000', date: '2027-01-01' }).includes('mediation.newer'))
  assert.ok(!codes({ amount: '1000000' }).includes('mediation.newer'))
  assert.ok(codes({ basis: 'notMoney' }).includes('mediation.commercial_not_money'))
})

test('what the parties and the ministry pay adds up to the whole fee, to the kuruş', () => {
  fc.assert(
    fc.property(
      dispute,
      amounts,
      parties,
      fc.boolean(),
      fc.boolean(),
      (kind, amount, count, isAgreed, isMandatory) => {
        const { total, treasury, shares } = of({
          dispute: kind,
          amount,
          parties: count,
          isAgreed,
          isMandatory,
          hours: 3,
        })
        const [first, ...others] = [treasury, ...shares].map((part) => money(part))
        assert.ok(first)
        assert.equal(amountOf(add(first, ...others)), total)
        assert.equal(shares.length, count)
      },
    ),
  )
})

test('a higher amount never has a lower fee, and several mediators never cost less than one', () => {
  fc.assert(
    fc.property(dispute, amounts, amounts, (kind, one, other) => {
      const [low, high] = compareMoney(money(one), money(other)) < 0 ? [one, other] : [other, one]
      const fee = (amount: string, mediators = 1) => money(of({ dispute: kind, amount, mediators }).total)
      assert.ok(compareMoney(fee(low), fee(high)) <= 0)
      assert.ok(compareMoney(fee(low), fee(low, 2)) <= 0)
    }),
  )
})

test('more parties than ten are one line of the sheet', () => {
  const rows = (count: number) => {
    const input = MediationFeeInput.parse({ date: '2026-03-02', amount: '1000000', parties: count })
    return mediationFee.sheet(input, calculateMediationFee(input, seededFigures), 'tr').tables[0]?.rows.length
  }
  assert.deepEqual([rows(2), rows(10), rows(11)], [2, 10, 1])
})
