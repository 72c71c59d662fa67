import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withChosen } from './open-counts.ts'

const facet = (value: string, count: number) => ({ value, label: value, count })

test('a chosen chamber without a decision that has all words is counted by the decisions in the list', () => {
  const open = [facet('Yargıtay 3. Hukuk Dairesi', 5)]
  const narrowed = [facet('Yargıtay 9. Hukuk Dairesi', 40), facet('Yargıtay 7. Hukuk Dairesi', 2)]
  assert.deepEqual(withChosen(open, narrowed, ['Yargıtay 9. Hukuk Dairesi']), [open[0], narrowed[0]])
})

test('a chosen value that is among the open counts keeps its count, so that all counts belong to one search', () => {
  const open = [facet('a', 5), facet('b', 3)]
  assert.deepEqual(withChosen(open, [facet('a', 4)], ['a']), open)
})
