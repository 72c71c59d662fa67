import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractCitations } from '../citations.ts'

const articles = (text: string, decisionDate?: string) =>
  extractCitations(text, 'turkey', { decisionDate }).flatMap((one) =>
    one.kind === 'article' ? [`${one.lawNumber}/${one.articleNo}`] : [],
  )

test('an abbreviation means the law that the text has named in full', () => {
  const named = "Terörle Mücadele Kanunu'nun 7/2. maddesi, TMK'nın 5. maddesi"
  assert.deepEqual(articles(named), ['3713/7', '3713/5'])
  assert.deepEqual(articles("3713 sayılı TMK'nın 5. maddesi, TMK 7"), ['3713/5', '3713/7'])
  assert.deepEqual(articles(`Medeni Kanun. ${named}`), ['3713/7', '4721/5'])
})

test("two letters that are nobody's mean the only such law of the text", () => {
  assert.deepEqual(articles("Türk Ticaret Kanunu uygulanır; TK'nın 23. maddesi"), ['6102/23'])
  assert.deepEqual(articles("Tebligat Kanunu'nun 21. maddesi ile TK'nın 35. maddesi"), ['7201/21', '7201/35'])
  assert.deepEqual(articles("TK'nın 23. maddesi"), [])
  assert.deepEqual(articles("Tebligat Kanunu; Türk Ticaret Kanunu. Karar; TK'nın 35. maddesi"), [])
})

test('a case ending shows that two letters are an abbreviation and no person', () => {
  for (const text of ['BK.nun 202', 'BKnun 202', 'B.K.nun 202. maddesi'])
    assert.deepEqual(articles(text, '2009-01-01'), ['818/202'], text)
  assert.deepEqual(articles('Sanık B.K. 25 yaşında', '2009-01-01'), [])
  assert.deepEqual(articles('MKNUN 5. maddesi', '2009-01-01'), [])
})

test('what the words are about decides between the old code and the new one', () => {
  const on = '2014-02-02'
  assert.deepEqual(articles("BK'nun 47. maddesi gereğince manevi tazminat", on), ['818/47'])
  assert.deepEqual(articles("BK'nun 56. maddesi gereğince manevi tazminat", on), ['6098/56'])
  assert.deepEqual(articles("TTK'nın 781. maddesi gereğince taşıyıcı", on), ['6762/781'])
  assert.deepEqual(articles("BK'nun 47. maddesi gereğince", on), [])
})

test('an item shows that a number is an article, and a bare last paragraph is one', () => {
  assert.deepEqual(articles("5237 sayılı TCK'da öngörülen 53/1-c bendi"), ['5237/53'])
  assert.deepEqual(articles("CMUK'nın halen yürürlükte olan 305/son maddesi"), ['1412/305'])
})
