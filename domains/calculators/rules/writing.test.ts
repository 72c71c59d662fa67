import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeDays } from './writing.ts'

test('one day is not "1 days"', () => {
  assert.deepEqual([writeDays(1, 'tr'), writeDays(2, 'tr')], ['1 gün', '2 gün'])
  assert.deepEqual([writeDays(1, 'en'), writeDays(0, 'en')], ['1 day', '0 days'])
})
