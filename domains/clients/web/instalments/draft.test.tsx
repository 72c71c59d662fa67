import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextRow } from './draft.ts'

/** The days of a plan that begins with these and is continued. */
function plan(count: number, ...days: string[]): string[] {
  const rows = days.map((due, key) => ({ key, due, amount: '4.000,00' }))
  while (rows.length < count) rows.push(nextRow(rows, 'tr'))
  return rows.map(({ due }) => due)
}

test('each instalment follows a month after the one before, with the same amount', () => {
  assert.deepEqual(plan(3, '15.11.2027'), ['15.11.2027', '15.12.2027', '15.01.2028'])
  assert.equal(nextRow([{ key: 4, due: '15.11.2027', amount: '4.000,00' }], 'tr').amount, '4.000,00')
  assert.deepEqual(nextRow([], 'tr'), { key: 0, due: '', amount: '' })
})

test('a month that is too short does not shift the days of the months after it', () => {
  assert.deepEqual(plan(5, '31.12.2026'), [
    '31.12.2026',
    '31.01.2027',
    '28.02.2027',
    '31.03.2027',
    '30.04.2027',
  ])
  assert.deepEqual(plan(4, '30.01.2027'), ['30.01.2027', '28.02.2027', '30.03.2027', '30.04.2027'])
  assert.deepEqual(plan(3, '28.02.2027'), ['28.02.2027', '28.03.2027', '28.04.2027'])
})
