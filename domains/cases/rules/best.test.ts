import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBest } from './best.ts'

test('the first few are kept in order, whatever the order in which things come', () => {
  for (const numbers of [
    [5, 1, 4, 2, 3],
    [1, 2, 3, 4, 5],
    [5, 4, 3, 2, 1],
  ]) {
    const best = createBest<number>(3, (a, b) => a - b)
    for (const one of numbers) best.add(one)
    assert.deepEqual(best.items, [1, 2, 3])
  }
})

test('of equal things those that came first stay', () => {
  const best = createBest<string>(2, (a, b) => a.length - b.length)
  for (const one of ['aa', 'b', 'c', 'd']) best.add(one)
  assert.deepEqual(best.items, ['b', 'c'])
})
