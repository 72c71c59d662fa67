import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesToWait } from './box-pause.ts'

test('pauses grow to an hour and not beyond it', () => {
  assert.deepEqual([0, 1, 2, 5, 6, 7, 500].map(minutesToWait), [0, 2, 4, 32, 60, 60, 60])
})
