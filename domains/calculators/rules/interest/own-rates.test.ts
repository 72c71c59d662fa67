import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../../data/figures.ts'
import { InterestInput } from '../../schemas/interest.ts'
import { calculateInterest } from './calculate.ts'
import { ownRates } from './own-rates.ts'

const inputOf = (input: object) =>
  InterestInput.parse({
    kind: 'legal',
    claims: [{ amount: '100000', startDate: '2024-01-01' }],
    endDate: '2026-10-01',
    ...input,
  })

test('the known rates of a period begin where the claim does, and days without a rate begin an empty line', () => {
  const rates = ownRates(inputOf({ endDate: '2027-02-15' }), seededFigures)
  assert.deepEqual(rates, [
    { from: '2024-01-01', rate: '9' },
    { from: '2024-06-01', rate: '24' },
    { from: '2026-07-31', rate: '31' },
    { from: '2027-01-01', rate: undefined },
  ])
})

test('a claim from before the first known rate begins with an empty line, after which all known rates follow', () => {
  const claims = [{ amount: '100000', startDate: '1900-01-01' }]
  const [first, ...others] = ownRates(inputOf({ claims, endDate: '2024-07-01' }), seededFigures)
  assert.deepEqual(first, { from: '1900-01-01', rate: undefined })
  assert.ok(others.length > 1)
  assert.ok(others.every(({ rate }) => rate !== undefined))
})

for (const input of [{ kind: 'legal' }, { kind: 'commercial' }, { kind: 'commercial', mode: 'everyChange' }])
  test(`the table of known rates gives the same interest as ${Object.values(input).join(', ')}`, () => {
    const asked = inputOf({ ...input, endDate: '2026-06-30' })
    const rates = ownRates(asked, seededFigures).map(({ from, rate = '' }) => ({ from, rate }))
    const own = calculateInterest({ ...asked, kind: 'table', rates }, seededFigures)
    assert.equal(own.interest, calculateInterest(asked, seededFigures).interest)
  })
