import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestSnippets, findMatches, matchParagraphs, paragraphs } from './highlight.ts'
import { parseQuery } from './query.ts'

const found = (text: string, query: string) =>
  findMatches(text, parseQuery(query).query).map(([start, end]) => text.slice(start, end))

test('every form of a word is marked where it stands', () => {
  assert.deepEqual(found("KIDEM TAZMİNATI ile kıdem tazminatının Kanun'un", 'kıdem tazminatı kanun'), [
    'KIDEM',
    'TAZMİNATI',
    'kıdem',
    'tazminatının',
    "Kanun'un",
  ])
  assert.deepEqual(found('Hâkim karar verdi', 'hakim'), ['Hâkim'])
})

test('a phrase is marked only where its words stand together', () => {
  assert.deepEqual(found('haksız bir fiil, haksız fiilden doğan', '"haksız fiil"'), ['haksız fiilden'])
  assert.deepEqual(found('fiil haksız ise', '"haksız fiil"~3'), ['fiil haksız'])
})

test('references and prefixes are marked, excluded words are not', () => {
  assert.deepEqual(found("TBK'nın 49. maddesi uyarınca", 'TBK 49'), ["TBK'nın 49. maddesi"])
  assert.deepEqual(found('yağma ve yağmalama', 'yağma*'), ['yağma', 'yağmalama'])
  assert.deepEqual(found('trafik kazası', 'kaza -trafik'), ['kazası'])
})

test('a snippet shows the passage with most of the query and marks it', () => {
  const text = `${'Dosya incelendi. '.repeat(40)}Davacının kıdem tazminatı alacağı vardır. ${'Karar verildi. '.repeat(40)}`
  const [snippet] = bestSnippets(text, parseQuery('kıdem tazminatı').query, { count: 1, length: 120 })
  assert.ok(snippet && snippet.text.length <= 160)
  assert.deepEqual(
    snippet.ranges.map(([start, end]) => snippet.text.slice(start, end)),
    ['kıdem', 'tazminatı'],
  )
})

test('a text without a match shows its beginning', () => {
  assert.deepEqual(bestSnippets('Kısa metin', parseQuery('başka').query), [
    { text: 'Kısa metin', ranges: [] },
  ])
  assert.deepEqual(bestSnippets('', parseQuery('başka').query), [])
})

test('paragraphs cover the text in order and long ones are cut', () => {
  const text = `Birinci cümle.\nİkinci satır devam\neder.\n\nSon. ${'uzun '.repeat(2000)}`
  const ranges = [...paragraphs(text)]
  assert.ok(
    ranges.every(
      ([start, end], i) => end > start && end - start <= 4000 && start >= (ranges[i - 1]?.[1] ?? 0),
    ),
  )
  assert.equal(text.slice(...(ranges[0] as [number, number])), 'Birinci cümle.')
  const steps = [...matchParagraphs(text, parseQuery('uzun').query)]
  assert.equal(steps.length, ranges.length)
  assert.equal(steps.flatMap((step) => step.ranges).length, 2000)
})
