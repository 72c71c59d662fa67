import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReference, referenceOf } from './index.ts'

const order = '0b9f5b1e-51a2-4f7e-9d0f-0d7a7b0f2c11'

test('a reference tells its order and its attempt', () => {
  const reference = referenceOf(order, 2)
  assert.deepEqual(readReference(reference), { reference, order, attempt: 2 })
})

test('a text that is not a reference of ours is not read as one', () => {
  for (const text of [
    '',
    order,
    `${order}.0`,
    `${order}.1.1`,
    `${order}.99999`,
    ` ${order}.1`,
    `x${order}.1`,
  ])
    assert.equal(readReference(text), undefined, text)
  assert.throws(() => referenceOf('my-order', 1), RangeError)
  assert.throws(() => referenceOf(order, 0), RangeError)
})
