import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PackLaw } from '../texts.ts'
import { citingPairs, drawPairs } from './pairs.ts'

const law = (lawNumber: string, articles: [string, string][]): PackLaw => ({
  country: 'TR',
  lawNumber,
  title: 'Uydurma Kanun',
  articles: articles.map(([no, text]) => ({ no, text })),
})
const long = 'Uydurma kuralın uygulanacağı her durumda ilgilinin başvurusu üzerine'

test('a sentence that cites one article leads to it, without the citation in its words', () => {
  const pairs = citingPairs([
    law('9001', [
      ['1', `${long} 9002 sayılı Kanunun 5 inci maddesi uygulanır.`],
      ['2', '9002 sayılı Kanunun 5 inci maddesi saklıdır.'],
      ['3', `${long} 9002 sayılı Kanunun 5 inci maddesi ve 9002 sayılı Kanunun 6 ncı maddesi uygulanır.`],
      ['4', `${long} 9002 sayılı Kanunun 77 nci maddesi uygulanır.`],
    ]),
    law('9002', [
      ['5', 'Metin.'],
      ['6', 'Metin.'],
    ]),
  ])
  assert.deepEqual(
    pairs.map(({ kind, from, to }) => [kind, from.no, to.lawNumber, to.no]),
    [['other law', '1', '9002', '5']],
  )
  assert.ok(!/\d|madde/.test(pairs[0]?.words ?? ''))
})

test('the same seed draws the same pairs, each once', () => {
  const pairs = citingPairs([
    law(
      '9001',
      ['1', '2', '3'].map((no) => [no, `${long} 9002 sayılı Kanunun 5 inci maddesi uygulanır.`]),
    ),
    law('9002', [['5', 'Metin.']]),
  ])
  assert.deepEqual(drawPairs(pairs, 2, 7), drawPairs(pairs, 2, 7))
  assert.equal(new Set(drawPairs(pairs, 9, 7)).size, 3)
})
