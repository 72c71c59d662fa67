import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLines } from '../texts.ts'
import { citationsFile } from './main.ts'
import { type LabelledPassage, measureCitations, precisionOf, recallOf } from './measure.ts'

const passages = readLines<LabelledPassage>(citationsFile)

test('the set labels 297 citations in passages that hold them', () => {
  const labels = passages.flatMap((passage) => passage.labels.map(([offset]) => [offset, passage] as const))
  assert.equal(labels.length, 297)
  assert.ok(labels.every(([offset, { from, to }]) => offset >= from && offset < to))
})

test('missed citations lower the recall, unlabelled ones the precision', () => {
  const passage: LabelledPassage = {
    court: 'A',
    from: 0,
    to: 100,
    labels: [
      [1, '6098/49'],
      [50, 'K2020/2'],
    ],
  }
  const report = measureCitations([passage], () => [
    { start: 0, end: 8, label: '6098/49' },
    { start: 20, end: 28, label: '6098/50' },
    { start: 48, end: 60, label: 'E2019/1 K2020/2' },
    { start: 95, end: 105, label: '6098/51' },
  ])
  assert.deepEqual([recallOf(report.laws), precisionOf(report.laws)], [1, 0.5])
  assert.deepEqual([recallOf(report.decisions), precisionOf(report.decisions)], [1, 1])
  assert.equal(measureCitations([passage], () => []).wrong.length, 2)
})
