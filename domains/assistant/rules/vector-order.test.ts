import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articlePassage, decisionPassage } from './compose/testing/passages.ts'
import { orderByVectors } from './vector-order.ts'

const passages = [1, 2, 3, 4].map((no) => articlePassage(`${no}`, 'Uydurma metin.', { score: 1 / no }))
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

test('a passage with the meaning of the question moves up, even if words alone would place it last', () => {
  const ordered = orderByVectors(
    passages,
    [1, 0],
    [
      [0, 1],
      [0, 1],
      [0, 1],
      [2, 0],
    ],
  )
  assert.deepEqual(idsOf(ordered), ['p-1', 'p-4', 'p-2', 'p-3'])
})

test('articles and decisions keep lists of their own', () => {
  const mixed = [...passages.slice(0, 2), decisionPassage('9', 'Uydurma karar.')]
  const ordered = orderByVectors(
    mixed,
    [1, 0],
    [
      [0, 1],
      [0, 1],
      [1, 0],
    ],
  )
  assert.deepEqual(idsOf(ordered), ['p-1', 'p-2', 'p-9'])
})

for (const [what, vectors] of [
  ['too few vectors', [[1, 0]]],
  ['vectors of another length', [[1], [0], [1], [0]]],
] as const)
  test(`${what} leave the order as it is`, () => {
    assert.deepEqual(idsOf(orderByVectors(passages, [1, 0], vectors)), idsOf(passages))
  })
