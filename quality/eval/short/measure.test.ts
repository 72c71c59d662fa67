import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLines } from '../texts.ts'
import { shortFile } from './main.ts'
import { changed, judgedText, measureShort, type ShortQuery } from './measure.ts'

const texts = new Map([
  ['1', judgedText('Yargıtay 2. Hukuk Dairesi', 'VELAYETİN değiştirilmesi, velayet')],
  ['2', judgedText('Yargıtay 6. Ceza Dairesi', 'velayet velayet')],
  ['3', judgedText('Yargıtay 2. Hukuk Dairesi', '53. madde velayet velayet.')],
])
const query: ShortQuery = {
  query: 'velayet',
  kind: 'formula',
  right: 'velayet',
  times: 2,
  branch: 'civil',
  formula: '53[^.]*\\.[^.]*\\.',
}

test('only decisions of the branch that say it often enough outside of formulas are right', () => {
  const pages = new Map([['velayet', { keys: ['2', '1', '3'], weak: false }]])
  const { shown, first, formula } = measureShort([query], texts, pages)
  assert.deepEqual([shown, first, formula], [1, 0, 1])
})

test('an unanswerable query says so with an empty or a weak page, an answerable one should not', () => {
  const none: ShortQuery = { query: 'ötanazi', kind: 'none' }
  const pages = new Map([
    ['velayet', { keys: ['1'], weak: true }],
    ['ötanazi', { keys: [], weak: false }],
  ])
  const { saidSo, saidWrongly } = measureShort([query, none], texts, pages)
  assert.deepEqual([saidSo, saidWrongly], [1, 1])
})

test('each query is listed once, and its patterns can be read', () => {
  const queries = readLines<ShortQuery>(shortFile)
  assert.equal(new Set(queries.map((one) => one.query)).size, queries.length)
  for (const { right, formula } of queries) for (const one of [right, formula]) if (one) new RegExp(one, 'u')
})

test('a change harms the queries that it shows fewer right decisions', () => {
  const judged = (query: string, shown: number) => ({ query, shown, first: true })
  const before = [judged('a', 1), judged('b', 0.5), judged('c', 0.2), judged('d', 0)]
  const after = [judged('a', 0.9), judged('b', 0.5), judged('c', 0.3), judged('d', 0)]
  assert.deepEqual(changed(before, after), { harmed: 0.25, helped: 0.25 })
})
