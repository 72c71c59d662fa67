import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf } from './blocks.ts'

test('links and hits are relative to their line', () => {
  const lines = linesOf({
    text: 'Birinci fıkra.\n\nTBK 344 saklıdır.',
    hits: [
      [8, 13],
      [24, 32],
    ],
    links: [{ range: [16, 23], kind: 'article', label: 'TBK 344', law: null, decision: null }],
  })
  assert.deepEqual(
    lines.map((line) => line.text),
    ['Birinci fıkra.', 'TBK 344 saklıdır.'],
  )
  assert.deepEqual(lines[0]?.hits, [[8, 13]])
  assert.deepEqual(lines[1]?.hits, [[8, 16]])
  assert.deepEqual(lines[1]?.links[0]?.range, [0, 7])
})

test('a hit across a line end is cut there', () => {
  const lines = linesOf({ text: 'kira\nbedeli', hits: [[2, 8]], links: [] })
  assert.deepEqual(
    lines.map((line) => line.hits),
    [[[2, 4]], [[0, 3]]],
  )
})
