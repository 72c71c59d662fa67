import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../../data/figures.ts'
import { InterestInput } from '../../schemas/interest.ts'
import { calculateInterest } from './calculate.ts'
import { interestSheet } from './sheet.ts'

test('no day is in two periods: each further period begins on the day after the former one', () => {
  const claims = [
    { amount: '100000', startDate: '2024-01-01' },
    { amount: '5000', startDate: '2026-08-01' },
  ]
  const input = InterestInput.parse({ kind: 'legal', claims, endDate: '2026-10-01' })
  const [periods] = interestSheet(input, calculateInterest(input, seededFigures), 'tr').tables
  assert.deepEqual(
    periods?.rows.map((cells) => cells.slice(0, 3)),
    [
      ['1', '2024-01-01', '2024-05-31'],
      ['1', '2024-06-01', '2026-07-30'],
      ['1', '2026-07-31', '2026-10-01'],
      ['2', '2026-08-01', '2026-10-01'],
    ],
  )
})
