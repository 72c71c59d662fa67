import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rank } from './rank.ts'

const shown = (found: Parameters<typeof rank>[0]) =>
  rank(found).map(({ caseId, reason, isBest }) => `${caseId} ${reason}${isBest ? ' best' : ''}`)

test('a code comes before a number, and a number before a sender', () => {
  const found = { code: ['a'], number: ['b'], sender: ['c', 'b'] }
  assert.deepEqual(shown(found), ['a code best', 'b number', 'c sender'])
})

test('of cases with one number, that of the sender is the best', () => {
  const found = { code: [], number: ['a', 'b'], sender: ['b', 'c'] }
  assert.deepEqual(shown(found), ['b number best', 'a number', 'c sender'])
})

test('cases for which equally much speaks are all the best, unless they are too many', () => {
  assert.deepEqual(shown({ code: [], number: ['a', 'b'], sender: [] }), ['a number best', 'b number best'])
  const many = Array.from({ length: 40 }, (_, at) => String(at))
  const offered = rank({ code: [], number: [], sender: many })
  assert.deepEqual([offered.length, offered.some(({ isBest }) => isBest)], [10, false])
})
