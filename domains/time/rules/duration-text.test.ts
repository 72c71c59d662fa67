import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockText, durationText } from './duration-text.ts'

test('a duration is written in hours and minutes', () => {
  assert.deepEqual(
    [0, 5, 60, 380].map((minutes) => durationText(minutes, 'tr')),
    ['0 dk', '5 dk', '1 sa', '6 sa 20 dk'],
  )
  assert.equal(durationText(380, 'en'), '6 h 20 min')
  assert.deepEqual([0, 5, 60, 380].map(clockText), ['0:00', '0:05', '1:00', '6:20'])
})
