import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changingNouns, nouns, verbs } from '../data/stems.ts'
import { wordTerms } from './analysis.ts'
import { bestSnippets, findMatches, matchParagraphs, paragraphs } from './highlight.ts'
import { parseQuery } from './query.ts'

const found = (text: string, query: string) =>
  findMatches(text, parseQuery(query).query).map(([start, end]) => text.slice(start, end))

test('every form of a word is marked', () => {
  assert.deepEqual(found("KIDEM TAZMİNATI ile kıdem tazminatının Kanun'un", 'kıdem tazminatı kanun'), [
    'KIDEM',
    'TAZMİNATI',
    'kıdem',
    'tazminatının',
    "Kanun'un",
  ])
  assert.deepEqual(found('Hâkim karar verdi', 'hakim'), ['Hâkim'])
})

test('a phrase is marked only where its words are adjacent', () => {
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

test('a reference is marked wherever a text may contain it', () => {
  assert.deepEqual(found("TBK'nın 48 ila 52. maddeleri. Karar 51. sayfada.", 'TBK 50').length, 1)
  assert.deepEqual(found('Yargıtay 3. HD 2019/0123 E. sayılı karar', '2019/123 E.'), ['2019/0123'])
  assert.deepEqual(found('213 sayılı VUK geçici 3. maddesi, 4. bent', 'VUK geçici 3').length, 1)
  assert.deepEqual(found("TBK'nın 50. maddesi uyarınca", 'TBK 49'), [])
})

test('every stem begins with the first letter of its word, so other words need not be read', () => {
  const spellings = [nouns, verbs, changingNouns].flatMap((list) => list.trim().split(/[\s:,]+/))
  for (const word of spellings) assert.equal(wordTerms(word)[0]?.[0], word[0], word)
})

test('a phrase is found among words with other first letters, and not across them', () => {
  assert.deepEqual(found('iş bu sözleşme, iş sözleşmesi', '"iş sözleşmesi"'), ['iş sözleşmesi'])
  assert.deepEqual(found('iş ile ilgili her türlü sözleşme', '"iş sözleşme"~3'), [])
  assert.deepEqual(found('iş ile ilgili her türlü sözleşme', '"iş sözleşme"~4').length, 1)
})

test('of passages with all the words, the one that has them behind each other is shown', () => {
  const apart = 'Bu iş için toplu olarak yapılan görüşmelerde sözleşme üzerinde durulmuştur.'
  const filler = ' Başka bir konuya ilişkin uzunca açıklamalar da yapılmıştır.'.repeat(8)
  const text = `${apart}${filler} Taraflar yeni bir toplu iş sözleşmesi imzalamıştır.${filler}`
  const [shown] = bestSnippets(text, parseQuery('toplu AND iş AND sözleşmesi').query, {
    count: 1,
    length: 120,
  })
  assert.match(shown?.text ?? '', /toplu iş sözleşmesi/)
})
