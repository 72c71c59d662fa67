import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unsaidInSteps } from './said-values.ts'

function unsaid(input: unknown, ...texts: string[]): string[] {
  const steps = unsaidInSteps(input, texts, '2026-11-29')
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const interest = (amount: string, startDate: string, endDate = '2026-11-29') => ({
  kind: 'legal',
  claims: [{ amount, startDate }],
  endDate,
  costs: '0.00',
})

test("days and amounts count as stated in figures and in words, and today's date counts without being stated", () => {
  assert.deepEqual(unsaid(interest('45000', '2024-03-12'), '12.03.2024 tarihinden 45.000,00 TL'), [])
  assert.deepEqual(unsaid(interest('45000.5', '2024-03-12'), '12 Mart 2024’ten beri', '45.000,50 TL'), [])
  assert.deepEqual(
    unsaid({ own: { amount: 2, unit: 'week' }, date: '2026-11-28' }, 'Dün tebliğ edildi, iki hafta.'),
    [],
  )
  assert.deepEqual(
    unsaid({ ...interest('10', '2024-03-12'), rate: '24.5' }, '10 TL, 12/03/2024, yıllık %24,5'),
    [],
  )
})

test('values that nobody has stated are named, each once', () => {
  assert.deepEqual(unsaid(interest('45000', '2024-03-12'), '12.03.2024 tarihinden beri'), ['45000'])
  assert.deepEqual(unsaid(interest('45000', '2024-03-13'), '12.03.2024, 45.000 TL'), ['2024-03-13'])
  assert.deepEqual(unsaid({ own: { amount: 15, unit: 'day' }, date: '2026-11-28' }, '115 gün'), [
    '15',
    '2026-11-28',
  ])
  assert.deepEqual(unsaid(interest('7', '2024-03-12', '2024-03-12')), ['7', '2024-03-12'])
})
