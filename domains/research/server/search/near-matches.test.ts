import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scored } from './matches.ts'
import { answers, hitsOf, mayAnswer, withNear } from './near-matches.ts'

const scored = (rows: [id: number, score: number, together: number][]): Scored => ({
  ids: Int32Array.from(rows, ([id]) => id),
  scores: Float32Array.from(rows, ([, score]) => score),
  together: Float32Array.from(rows, ([, , together]) => together),
})

test('decisions that lack a word follow those that have all, and are marked', () => {
  const hits = withNear(
    scored([[1, 0.25, 1]]),
    scored([
      [1, 0.9, 1],
      [2, 0.75, 0.5],
      [3, 0.5, 0.25],
    ]),
    10,
  )
  assert.deepEqual(hits, [
    { doc: 1, score: 0.25 },
    { doc: 2, score: 0.75, partial: true },
  ])
})

test('where nobody has the words together, those that have most of them may come first', () => {
  const complete = scored([[1, 0.25, 0.5]])
  assert.equal(answers(complete), false)
  assert.deepEqual(
    withNear(complete, scored([[2, 0.75, 0.5]]), 10).map(({ doc }) => doc),
    [2, 1],
  )
})

test('none that has every word is left out for a better one that lacks a word', () => {
  const complete = scored([1, 2, 3, 4, 5, 6].map((id) => [id, 0.1, 0.5]))
  const near = scored(Array.from({ length: 30 }, (_, id) => [id + 10, 0.9, 0.5]))
  const docs = withNear(complete, near, 10).map(({ doc }) => doc)
  assert.equal(docs.length, 10)
  for (const doc of complete.ids) assert.ok(docs.includes(doc))
})

test('the list ends with the tenth, or where its page ends', () => {
  const near = scored(Array.from({ length: 30 }, (_, id) => [id + 10, 0.5, 1]))
  assert.equal(withNear(scored([[1, 1, 1]]), near, 10).length, 10)
  assert.equal(withNear(scored([[1, 1, 1]]), near, 7).length, 7)
})

test('decisions that have a telling word in formulas only come last, and are marked', () => {
  const complete = {
    ...scored([
      [1, 0.5, 1],
      [2, 0.4, 0],
    ]),
    formulaic: Uint8Array.of(0, 1),
  }
  const hits = withNear(complete, scored([[3, 0.3, 0.5]]), 10)
  assert.deepEqual(
    hits.map(({ doc, formulaic = false }) => [doc, formulaic]),
    [
      [1, false],
      [3, false],
      [2, true],
    ],
  )
  assert.deepEqual(hitsOf(complete)[1], { doc: 2, score: complete.scores[1], formulaic: true })
})

test('loosely joined words may answer if one decision has the most telling ones together', () => {
  const page = scored([
    [1, 0.5, 0.5],
    [2, 0.4, 0.5],
  ])
  assert.equal(mayAnswer({ ...page, answers: Uint8Array.of(0, 0) }), false)
  assert.equal(mayAnswer({ ...page, answers: Uint8Array.of(0, 1) }), true)
})
