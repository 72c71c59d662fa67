import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenWithRegional, regional, toggledCourts, withRegional } from './regional.ts'

const izmir = 'İzmir Bölge Adliye Mahkemesi'
const bursa = 'Bursa Bölge Adliye Mahkemesi'
const known = ['Yargıtay', izmir, bursa]
const count = (value: string, count: number) => ({ value, label: value, count })

test('the regional courts are one value with the sum of their decisions', () => {
  const values = [count('Yargıtay', 90), count('Danıştay', 5), count(izmir, 4), count(bursa, 3)]
  const shown = withRegional(values, 'Bölge mahkemeleri').map(({ value, count }) => `${value} ${count}`)
  assert.deepEqual(shown, ['Yargıtay 90', `${regional} 7`, 'Danıştay 5'])
  assert.equal(withRegional([count(izmir, 1)], 'Bölge mahkemeleri')[0]?.value, izmir)
})

test('choosing them searches all of them, and choosing them again none', () => {
  const chosen = toggledCourts(['Yargıtay'], regional, known)
  assert.deepEqual(chosen, ['Yargıtay', izmir, bursa])
  assert.deepEqual(chosenWithRegional(chosen ?? []), ['Yargıtay', regional])
  assert.deepEqual(toggledCourts(chosen ?? [], regional, known), ['Yargıtay'])
  assert.equal(toggledCourts(['Yargıtay'], 'Yargıtay', known), undefined)
  assert.deepEqual(chosenWithRegional([izmir]), [izmir])
})
