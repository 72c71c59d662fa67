import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart } from './spans.ts'

test('overlapping finds become one span with the kind of the longest, and cover all of them', () => {
  const spans = apart([
    { kind: 'phone', start: 8, end: 14 },
    { kind: 'person', start: 20, end: 22 },
    { kind: 'address', start: 0, end: 10 },
    { kind: 'person', start: 2, end: 4 },
  ])
  assert.deepEqual(spans, [
    { kind: 'address', start: 0, end: 14 },
    { kind: 'person', start: 20, end: 22 },
  ])
})
