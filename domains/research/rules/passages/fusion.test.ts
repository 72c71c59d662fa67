import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuse } from './fusion.ts'

const idsOf = (lists: Parameters<typeof fuse>[0]) => fuse(lists).map(({ id }) => id)

test('an id that two lists have comes before one that only leads a light list', () => {
  assert.deepEqual(
    idsOf([
      { ids: ['a', 'b'], weight: 1 },
      { ids: ['c', 'b'], weight: 0.5 },
    ]),
    ['a', 'b', 'c'],
  )
})

test('the weight of a list decides between ids that one list has each', () => {
  assert.deepEqual(
    idsOf([
      { ids: ['light'], weight: 0.2 },
      { ids: ['heavy'], weight: 0.4 },
    ]),
    ['heavy', 'light'],
  )
})

test('the first of a list of weight 1 has the score 1', () => {
  assert.deepEqual(fuse([{ ids: ['a'], weight: 1 }]), [{ id: 'a', score: 1 }])
})
