import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overdueOf, settle } from './instalments.ts'

const plan = [
  { due: '2026-12-15', amount: '4000.00' },
  { due: '2026-11-15', amount: '4000.00' },
  { due: '2027-01-15', amount: '4000.01' },
]
const states = (paid: string, today: string) =>
  settle(plan, paid, today).map(({ due, left, state }) => `${due} ${left} ${state}`)

test('payments settle the oldest instalment first, also in part', () => {
  assert.deepEqual(states('5000', '2026-12-01'), [
    '2026-11-15 0.00 paid',
    '2026-12-15 3000.00 due',
    '2027-01-15 4000.01 due',
  ])
  assert.deepEqual(states('12000.00', '2027-02-01'), [
    '2026-11-15 0.00 paid',
    '2026-12-15 0.00 paid',
    '2027-01-15 0.01 overdue',
  ])
})

test('an instalment is overdue from the day after its own', () => {
  assert.match(states('0', '2026-11-15')[0] ?? '', /due$/)
  assert.equal(states('0', '2026-11-15')[0], '2026-11-15 4000.00 due')
  assert.equal(states('0', '2026-11-16')[0], '2026-11-15 4000.00 overdue')
})

test('what is overdue is the sum of what is left, and nothing where all is paid', () => {
  assert.equal(overdueOf(settle(plan, '5000', '2027-03-01')), '7000.01')
  assert.equal(overdueOf(settle(plan, '5000', '2026-12-15')), undefined)
  assert.equal(overdueOf(settle(plan, '99999', '2030-01-01')), undefined)
  assert.equal(overdueOf([]), undefined)
})
