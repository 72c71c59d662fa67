import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaveTrail, neighboursOf } from './trail.ts'

test('a text that was opened from a list has neighbours in its order', () => {
  leaveTrail(['/a?q=kira', '/b?q=kira', '/c?q=kira'])
  assert.deepEqual(neighboursOf('/b'), { previous: '/a?q=kira', next: '/c?q=kira', place: 2, count: 3 })
  assert.deepEqual(neighboursOf('/c?q=kira'), { previous: '/b?q=kira', next: undefined, place: 3, count: 3 })
  assert.equal(neighboursOf('/d'), undefined)
})

test('two articles of one law are told apart', () => {
  leaveTrail(['/law/1?article=3', '/law/1?article=9'])
  assert.equal(neighboursOf('/law/1?article=9')?.place, 2)
})
