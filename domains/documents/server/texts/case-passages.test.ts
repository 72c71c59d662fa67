/** Which paragraphs of a document of a case are read for the words of a question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTurn } from '@mizan/platform/call'
import { parseQuery, type Query } from '@mizan/research/rules/query'
import { mostOfDocument, placesOf } from './case-passages.ts'

const lease = [
  'KİRA SÖZLEŞMESİ',
  'Kiraya veren ile kiracı arasında bu kira sözleşmesi yapılmıştır.',
  'Aylık kira bedeli 45.000 Türk lirasıdır. Kira bedeli her ayın beşinde ödenir.',
  'Depozito alınmıştır.',
  'Kiracı sözleşmeyi üç ay önceden feshedebilir.',
].join('\n\n')

const found = (pages: readonly string[], words: string) =>
  placesOf(
    pages.map((text, at) => ({ page: at + 1, text })),
    parseQuery(words.split(' ').join(' OR '), { synonyms: false }).query as Query,
    newTurn(),
  )

test('the paragraph with most of the words comes first, wherever it stands', async () => {
  const [first, ...others] = await found([lease], 'aylık kira bedeli')
  assert.match(first?.text ?? '', /^Aylık kira bedeli 45\.000/)
  assert.deepEqual([first?.page, first?.from], [1, lease.indexOf('Aylık')])
  assert.ok(others.some(({ text }) => text === 'KİRA SÖZLEŞMESİ'))
})

test('a paragraph without any of the words is not read', async () => {
  const texts = (await found([lease], 'kiracı fesih')).map(({ text }) => text)
  assert.ok(texts.includes('Kiracı sözleşmeyi üç ay önceden feshedebilir.'))
  assert.ok(!texts.includes('Depozito alınmıştır.'))
})

test('a paragraph that stands on two pages is read on each', async () => {
  assert.deepEqual(
    (await found([lease, lease], 'depozito')).map(({ page, text }) => [page, text]),
    [
      [1, 'Depozito alınmıştır.'],
      [2, 'Depozito alınmıştır.'],
    ],
  )
})

test('a long paragraph is read around each of its words that stand apart', async () => {
  const filling = 'Bu konuda başka bir şey söylenmemiştir. '.repeat(120)
  const places = await found([`Depozito alındı. ${filling}Depozito geri verildi.`], 'depozito')
  assert.deepEqual(
    places.map(({ text }) => /alındı|geri verildi/.exec(text)?.[0]),
    ['alındı', 'geri verildi'],
  )
})

test('of a document with many such paragraphs the best are read', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `Kira ${at}. dönem.`).join('\n\n')
  const places = await found([`${many}\n\nAylık kira bedeli ödendi.`], 'aylık kira bedeli')
  assert.equal(places.length, mostOfDocument)
  assert.equal(places[0]?.text, 'Aylık kira bedeli ödendi.')
})
