import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rangeIn } from './ranges.ts'

test('one part of the bytes is understood, from its beginning, from its end, and beyond the last byte', () => {
  assert.deepEqual(rangeIn('bytes=0-9', 100), { start: 0, end: 9 })
  assert.deepEqual(rangeIn('bytes=90-', 100), { start: 90, end: 99 })
  assert.deepEqual(rangeIn('bytes=90-1000', 100), { start: 90, end: 99 })
  assert.deepEqual(rangeIn('bytes=-5', 100), { start: 95, end: 99 })
  assert.deepEqual(rangeIn('bytes=-500', 100), { start: 0, end: 99 })
})

test('a range outside of the file is refused, and a malformed range is ignored', () => {
  for (const outside of ['bytes=100-', 'bytes=100-200', 'bytes=-0'])
    assert.equal(rangeIn(outside, 100), 'none', outside)
  for (const other of [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=9-1',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=a-b',
  ])
    assert.equal(rangeIn(other, 100), 'whole', other)
})
