import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BestScores } from './best-scores.ts'

test('a score is accepted while it is among the best so far', () => {
  const best = new BestScores(2)
  assert.deepEqual(
    [5, 3, 1, 4, 4, 3, 9].map((score) => best.takes(score)),
    [true, true, false, true, false, false, true],
  )
})

test('the best of all scores are always accepted', () => {
  const scores = Array.from({ length: 500 }, (_, at) => (at * 7919) % 1009)
  const best = new BestScores(10)
  const taken = scores.filter((score) => best.takes(score))
  const wanted = [...scores].sort((a, b) => b - a).slice(0, 10)
  for (const score of wanted) assert.ok(taken.includes(score))
})
