import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CitationContext, extractCitations } from '../citations.ts'

const articles = (text: string, context?: CitationContext) =>
  extractCitations(text, 'turkey', context).flatMap((c) =>
    c.kind === 'article' ? [`${c.lawNumber}/${c.articleNo}`] : [],
  )
const on = (decisionDate: string): CitationContext => ({ decisionDate })

test('a number in the text decides which law an abbreviation means', () => {
  for (const text of [
    "818 sayılı BK'nın 43. maddesi",
    "818 sayılı Borçlar Kanunu'nun ( BK) 43. maddesi",
    "818 sy. BK'nın 43. maddesi",
  ])
    assert.deepEqual(articles(text, on('2018-05-03')), ['818/43'], text)
  assert.deepEqual(articles('765 sayılı TCK 491 ve TCK 493', on('2019-01-01')), ['765/491', '765/493'])
  assert.deepEqual(articles('6762 sayılı TTK 18. Davacı TTK 20 der.', on('2020-01-01')), [
    '6762/18',
    '6762/20',
  ])
})

test('the newer law in brackets shows that the name before it means the older law', () => {
  for (const text of ['BK 43 (TBK 51)', 'BK.43 (TBK.51)'])
    assert.deepEqual(articles(text), ['818/43', '6098/51'], text)
  assert.deepEqual(articles('Borçlar Kanununun 325. maddesi (6098 Sayılı TBK 438)', on('2014-02-02')), [
    '818/325',
    '6098/438',
  ])
  assert.deepEqual(articles("TMK'nın 713. maddesi (MK 639)", on('2010-02-02')), ['4721/713', '743/639'])
})

test('the date of a decision distinguishes the repealed law from the one in force', () => {
  const cases: [string, string, string][] = [
    ['BK 41', '2008-03-04', '818/41'],
    ["Borçlar Kanunu'nun 355. maddesi", '2007-03-04', '818/355'],
    ["TTK'nın 1301. maddesi", '2010-03-04', '6762/1301'],
    ["TTK'nın 1472. maddesi", '2019-03-04', '6102/1472'],
    ["Medeni Kanun'un 641. maddesi", '1999-03-04', '743/641'],
    ["TCK'nın 491. maddesi", '2003-03-04', '765/491'],
    ["TCK'nın 142. maddesi", '2012-03-04', '5237/142'],
    ["İş Kanunu'nun 14. maddesi", '2002-03-04', '1475/14'],
    ['TKHK 4', '2013-03-04', '4077/4'],
  ]
  for (const [text, date, expected] of cases) assert.deepEqual(articles(text, on(date)), [expected], text)
  assert.deepEqual(articles('BK 41', { caseYear: 2009 }), ['818/41'])
})

test('nothing is linked if a text leaves open which law it means', () => {
  assert.deepEqual(articles('BK 41'), [])
  assert.deepEqual(articles('BK 41', on('2014-06-01')), [])
  assert.deepEqual(articles('BK 41', on('2019-06-01')), [])
  assert.deepEqual(articles("TTK'nın 20. maddesi", on('2013-06-01')), [])
  assert.deepEqual(articles("1979/92 sayılı kararı ile Medeni Yasa'nın 641. maddesi", on('2012-06-01')), [])
  assert.deepEqual(articles("TBK'nın 818. maddesi", on('2019-06-01')), [])
})

test('the abbreviation of the newer law beside the older one distinguishes them', () => {
  assert.deepEqual(articles("TBK'nın 49. maddesi. Olayda BK'nın 41. maddesi", on('2015-01-01')), [
    '6098/49',
    '818/41',
  ])
  assert.deepEqual(articles("TMK'nın 2. maddesi. Medeni Kanun'un 3. maddesi", on('2015-01-01')), [
    '4721/2',
    '4721/3',
  ])
})

test('an article number too high for the newer law belongs to the older one', () => {
  assert.deepEqual(articles("TCK'nın 491. maddesi", on('2012-01-01')), ['765/491'])
})

test('words such as "eski" and "mülga" mean the repealed law', () => {
  assert.deepEqual(articles("eski TCK'nın 141. maddesi ve mülga BK'nın 41. maddesi", on('2019-01-01')), [
    '765/141',
    '818/41',
  ])
})

test('a number and an abbreviation that contradict each other give no link', () => {
  assert.deepEqual(articles("5271 sayılı TCK'nın 231. maddesi", on('2015-01-01')), [])
})

test('a mistake in one number does not change what the abbreviation means elsewhere', () => {
  assert.deepEqual(articles("1412 sayılı CMK'nın 317. maddesi ve CMK'nın 231. maddesi", on('2015-01-01')), [
    '1412/317',
    '5271/231',
  ])
  assert.deepEqual(articles('HUMK md. 76, HMK md. 33', on('2015-01-01')), ['1086/76', '6100/33'])
})

test('"the same law" long after a comparison of old and new law is not resolved', () => {
  const start = "5237 sayılı TCK'nın 81. maddesi. 765 sayılı TCK'nın 448. maddesi"
  assert.deepEqual(articles(`${start} ve aynı Kanun'un 449. maddesi`).slice(2), ['765/449'])
  assert.deepEqual(articles(`${start} ${'söz '.repeat(60)} anılan Kanun'un 83. maddesi`).slice(2), [])
})

test('in an older statute it is open which article a name without a number means', () => {
  const statute = (decisionDate: string): CitationContext => ({ decisionDate, consolidated: true })
  assert.deepEqual(articles('Ticaret Kanununun 20. maddesi', statute('1960-01-01')), [])
  assert.deepEqual(articles('Ticaret Kanununun 20. maddesi', statute('2015-01-01')), ['6102/20'])
  assert.deepEqual(articles('Türk Borçlar Kanununun 49. maddesi', statute('1960-01-01')), ['6098/49'])
  assert.equal(extractCitations('Ticaret Kanununa göre', 'turkey', statute('1960-01-01')).length, 1)
})

test('where the date leaves it open, an article that only one of two laws has says which is meant', () => {
  assert.deepEqual(articles("MK'nun 1023. maddesi", on('2009-01-01')), ['4721/1023'])
  assert.deepEqual(articles("MK'nun 23. maddesi", on('2009-01-01')), [])
  assert.deepEqual(articles("MK'nun 1023. maddesi", on('1999-01-01')), [])
})

test('the word before a bracket or a quotation mark says nothing of the age of the law behind it', () => {
  const text = '“… bağlanmış ise, yeni” (TBK m. 156)'
  assert.deepEqual(
    extractCitations(text).map(({ start, end }) => text.slice(start, end)),
    ['TBK m. 156'],
  )
})
