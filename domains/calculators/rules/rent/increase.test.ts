import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../../data/figures.ts'
import { RentIncreaseInput } from '../../schemas/rent.ts'
import { calculateRentIncrease } from './increase.ts'

const increase = (rest: object) =>
  calculateRentIncrease(
    RentIncreaseInput.parse({ rent: '20000', date: '2026-01-15', ...rest }),
    seededFigures,
  )
const codes = (rest: object) => increase(rest).notes.map(({ code }) => code)

test('a rent rises by no more than the average of consumer prices', () => {
  assert.deepEqual(
    [increase({}).rate, increase({}).increase, increase({}).newRent],
    ['34.88', '6976.00', '26976.00'],
  )
  assert.equal(increase({ date: '2025-06-01' }).newRent, '29160.00')
  assert.equal(increase({ date: '2024-08-31', rent: '10000' }).newRent, '16593.00')
})

test('dwellings were capped at a quarter until July 2024', () => {
  assert.equal(increase({ date: '2024-07-01' }).newRent, '25000.00')
  assert.equal(increase({ date: '2022-06-11' }).newRent, '25000.00')
  assert.equal(increase({ date: '2024-07-01', ownRate: '10' }).newRent, '22000.00')
  assert.throws(() => increase({ date: '2024-07-01', isDwelling: false }), { code: 'calculators.no_figure' })
})

test('a month without a rate takes the rate of the person, and a known one limits it', () => {
  assert.throws(() => increase({ date: '2026-04-01' }), { code: 'calculators.no_figure' })
  assert.equal(increase({ date: '2026-04-01', ownRate: '32.5' }).newRent, '26500.00')
  assert.equal(increase({ ownRate: '34.880001' }).rate, '34.88')
  assert.ok(codes({ ownRate: '34.880001' }).includes('rent.own_rate_above'))
  assert.equal(increase({ ownRate: '30' }).newRent, '26000.00')
})

test('after five years a note says that a court may set the rent', () => {
  assert.ok(codes({ startDate: '2021-01-15' }).includes('rent.five_years'))
  assert.ok(!codes({ startDate: '2021-01-16' }).includes('rent.five_years'))
})
