import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakLines } from './lines.ts'

const letters = (text: string) => text.length

test('words are put on a line while they fit', () => {
  assert.deepEqual(breakLines('kira bedelinin tespiti davası', 15, letters), [
    'kira bedelinin',
    'tespiti davası',
  ])
})

test('a word wider than a line is cut into pieces that fit', () => {
  assert.deepEqual(breakLines('bkz. https://example.org/karar', 10, letters), [
    'bkz.',
    'https://ex',
    'ample.org/',
    'karar',
  ])
})

test('line ends of the text are kept, and an empty line stays empty', () => {
  assert.deepEqual(breakLines('DAVACI : A\n\nDAVALI : B', 40, letters), ['DAVACI : A', '', 'DAVALI : B'])
})

test('direction marks and soft hyphens are removed, unusual spaces become plain ones', () => {
  assert.deepEqual(breakLines('ta\u00adraf\u202c\u00a0 lar', 40, letters), ['taraf lar'])
})

test('a letter and its separate diacritic become one letter', () => {
  assert.deepEqual(breakLines('bos\u0327ama', 40, letters), ['boşama'])
})
