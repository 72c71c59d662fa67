import assert from 'node:assert/strict'
import { test } from 'node:test'
import { citationsFile } from '../citations/main.ts'
import { decisionsFile } from '../decisions/main.ts'
import { keyOf } from '../decisions/pack.ts'
import { shortFile } from '../short/main.ts'
import { readLines } from '../texts.ts'
import { secondOf } from './main.ts'
import { compareCitations, type Judgement, kappaOf, shareEqual } from './measure.ts'

const times = (count: number, judgement: Judgement) => Array.from({ length: count }, () => judgement)

test('kappa is what two readers share beyond chance', () => {
  const readings = [
    ...times(20, ['Ret', 'Ret']),
    ...times(5, ['Ret', 'Kabul']),
    ...times(10, ['Kabul', 'Ret']),
    ...times(15, ['Kabul', 'Kabul']),
  ]
  assert.equal(shareEqual(readings), 0.7)
  assert.equal(Number(kappaOf(readings).toFixed(6)), 0.4)
})

test('readers who always say the same agree fully, and readers who agree no more than by chance not at all', () => {
  assert.equal(kappaOf(times(3, ['Ret', 'Ret'])), 1)
  assert.equal(kappaOf([...times(2, ['Ret', 'Ret']), ...times(2, ['Kabul', 'Ret'])]), 0)
})

test('labels agree if they mean the same at about the same place, each once', () => {
  const { both, onlyFirst, onlySecond } = compareCitations(
    [
      [10, '818/47'],
      [60, '2577'],
      [400, '6098/56'],
    ],
    [
      [40, '818/47'],
      [50, '818/47'],
      [60, '2577/50'],
      [20, '6098/56'],
    ],
  )
  assert.equal(both, 1)
  assert.deepEqual(onlyFirst, [
    [60, '2577'],
    [400, '6098/56'],
  ])
  assert.deepEqual(onlySecond, [
    [50, '818/47'],
    [60, '2577/50'],
    [20, '6098/56'],
  ])
})

test('a fifth of each set is read by a second reader, who labels only what the set holds', () => {
  for (const file of [citationsFile, decisionsFile]) {
    const keys = readLines<{ court: string }>(file).map(keyOf)
    const again = readLines<{ court: string }>(secondOf(file)).map(keyOf)
    assert.equal(again.length, Math.floor(keys.length / 5))
    assert.ok(again.every((key) => keys.includes(key)))
  }
  const queries = readLines<{ query: string }>(shortFile).map(({ query }) => query)
  const again = new Set(readLines<{ query: string }>(secondOf(shortFile)).map(({ query }) => query))
  assert.equal(again.size, Math.floor(queries.length / 5))
  assert.ok([...again].every((query) => queries.includes(query)))
})
