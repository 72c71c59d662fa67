import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meanOf, scoresOf } from './metrics.ts'

test('the first right answer decides about hits and reciprocal rank', () => {
  assert.deepEqual(scoresOf([true], 1), { hit1: 1, hit10: 1, mrr10: 1, ndcg10: 1 })
  const second = scoresOf([false, true], 1)
  assert.deepEqual([second.hit1, second.hit10, second.mrr10], [0, 1, 0.5])
  assert.ok(Math.abs(second.ndcg10 - 1 / Math.log2(3)) < 1e-12)
})

test('an answer below the tenth place does not count', () => {
  const late = [...Array<boolean>(10).fill(false), true]
  assert.deepEqual(scoresOf(late, 1), { hit1: 0, hit10: 0, mrr10: 0, ndcg10: 0 })
})

test('all right answers at the top give a gain of 1', () => {
  assert.equal(scoresOf([true, true, false], 2).ndcg10, 1)
  assert.equal(scoresOf([], 0).ndcg10, 0)
})

test('a mean of nothing is zero', () => {
  assert.deepEqual(meanOf([]), { hit1: 0, hit10: 0, mrr10: 0, ndcg10: 0 })
})
