import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, clockOf } from './places.ts'

const found = {
  source: 'recordings',
  documentId: 'k1',
  name: 'Tanık',
  case: { caseId: 'd1', title: '', number: '' },
} as Parameters<typeof addressOf>[0]
const passage = (sentence: number, atMs: number | null) =>
  ({ text: '', ranges: [], page: null, spoken: { sentence, atMs } }) as Parameters<typeof addressOf>[1]

test('what was found in speech opens at its sentence, and at its time if that is known', () => {
  const address = '/case-management/d1?tab=recordings&item=k1'
  assert.equal(addressOf(found, passage(12, 723_250)), `${address}&at=s12-723250`)
  assert.equal(addressOf(found, passage(0, null)), `${address}&at=s0`)
  assert.equal(addressOf({ ...found, source: 'documents' }), '/case-management/d1?tab=documents&item=k1')
})

test('a moment is shown as clocks show it', () => {
  assert.deepEqual([999, 724_000, 3_751_000].map(clockOf), ['0:00', '12:04', '1:02:31'])
})
