import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, step } from './order.ts'

test('a place between two others is a whole number strictly between them, as long as there is one', () => {
  assert.equal(between(10, 20), 15)
  assert.equal(between(10, 12), 11)
  assert.equal(between(10, 11), undefined)
  assert.equal(between(10, 10), undefined)
  assert.equal(between(-3, -1), -2)
})

test('before the first and after the last place there is always room', () => {
  assert.equal(between(undefined, step), 0)
  assert.equal(between(undefined, 0), -step)
  assert.equal(between(7, undefined), 7 + step)
  assert.equal(between(undefined, undefined), step)
})
