import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withChosen } from './open-counts.ts'

const facet = (value: string, count: number) => ({ value, label: value, count })

test('a chosen chamber that has only part of the words is counted by what the list shows of it', () => {
  const open = [facet('Yargıtay 3. Hukuk Dairesi', 5)]
  const narrowed = [facet('Yargıtay 9. Hukuk Dairesi', 40), facet('Yargıtay 7. Hukuk Dairesi', 2)]
  assert.deepEqual(withChosen(open, narrowed, ['Yargıtay 9. Hukuk Dairesi']), [open[0], narrowed[0]])
})

test('if the open counts include the chosen value, their count is kept, so that all counts are of one search', () => {
  const open = [facet('a', 5), facet('b', 3)]
  assert.deepEqual(withChosen(open, [facet('a', 4)], ['a']), open)
})
