import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../../data/figures.ts'
import { InterestInput } from '../../schemas/interest.ts'
import { calculateInterest } from './calculate.ts'
import { growthOf } from './growth.ts'

function grown(given: object) {
  const input = InterestInput.parse({
    kind: 'legal',
    claims: [{ amount: '100000', startDate: '2024-01-01' }],
    endDate: '2026-10-01',
    ...given,
  })
  const answer = calculateInterest(input, seededFigures)
  return { answer, points: growthOf(input, answer) }
}
const shown = ({ points }: ReturnType<typeof grown>) =>
  points.map(({ day, principal, total }) => [day, principal, total].join(' '))

test('a debt grows from its principal, and its line bends where the rate changes', () => {
  assert.deepEqual(shown(grown({})), [
    '2024-01-01 100000.00 100000.00',
    '2024-05-31 100000.00 103723.29',
    '2026-07-30 100000.00 155668.50',
    '2026-10-01 100000.00 161019.18',
  ])
})

test('a payment lowers the debt on its day, and a second claim raises it', () => {
  const claims = [
    { amount: '100000', startDate: '2024-01-01' },
    { amount: '50000', startDate: '2024-03-01' },
  ]
  const payments = [{ amount: '20000', date: '2024-04-01' }]
  assert.deepEqual(shown(grown({ claims, payments, endDate: '2024-05-01' })), [
    '2024-01-01 100000.00 100000.00',
    '2024-03-01 100000.00 101479.45',
    '2024-03-01 150000.00 151479.45',
    '2024-04-01 150000.00 152626.03',
    '2024-04-01 132626.03 132626.03',
    '2024-05-01 132626.03 133607.10',
  ])
})

test('the last point is the amount owed at the end, with costs, payments and several claims', () => {
  const { answer, points } = grown({
    kind: 'commercial',
    claims: [
      { amount: '250000', startDate: '2024-03-01' },
      { amount: '999.99', startDate: '2025-01-01' },
      { amount: '0.01', startDate: '2025-01-01' },
    ],
    payments: [
      { amount: '100000', date: '2024-09-15' },
      { amount: '5000000', date: '2026-01-31' },
    ],
    costs: '1250.50',
    endDate: '2026-06-30',
  })
  const last = points.at(-1)
  assert.deepEqual([last?.total, last?.principal], [answer.total, answer.owed.principal])
})
