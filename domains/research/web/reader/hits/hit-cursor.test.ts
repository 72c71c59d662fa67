import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hitPosition, moveHit } from './hit-cursor.ts'

test('the first step goes to the first hit, the first step back to the last', () => {
  assert.equal(moveHit(null, 1, 7), 0)
  assert.equal(moveHit(null, -1, 7), 6)
})

test("the first step goes to the nearest hit below the reader's position", () => {
  assert.equal(moveHit(null, 1, 7, 4), 4)
  assert.equal(moveHit(null, -1, 7, 4), 3)
  assert.equal(moveHit(null, 1, 7, 7), 0)
})

test('after the last hit comes the first again', () => {
  assert.equal(moveHit(6, 1, 7), 0)
  assert.equal(moveHit(0, -1, 7), 6)
})

test('a text without hits has no current hit', () => assert.equal(moveHit(null, 1, 0), null))

test('the position is counted from one', () => {
  assert.equal(hitPosition(2, 7), '3 / 7')
  assert.equal(hitPosition(null, 7), '7')
})
