import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractCitations } from '../citations.ts'

const found = (text: string, country: 'turkey' | 'kktc' = 'turkey') =>
  extractCitations(text, country).map((c) =>
    c.kind === 'decision' ? 'decision' : c.kind === 'law' ? c.lawNumber : `${c.lawNumber}/${c.articleNo}`,
  )
const linked = (text: string) => extractCitations(text).map((c) => text.slice(c.start, c.end))

test('letters that only resemble an abbreviation are not a law', () => {
  for (const text of [
    '10 Mart 1978 gün ve İ.S.K. 18/76 sayılı yazısı',
    "T.M.Y.'nın 1023. maddesi",
    'SPK tarafından 12.04.2010 tarihli ve 5 sayılı karar',
    "SPK'nın 12.04.2010 tarihli kararı",
  ])
    assert.deepEqual(found(text), [], text)
})

test('the initials of a person are not a law', () => {
  assert.deepEqual(found('Sanık B.K. 25 yaşındadır, M.K. ise tanıktır.'), [])
})

test('the special criminal courts have an article of the anti-terror law in their name', () => {
  assert.deepEqual(found('8. Ağır Ceza Mahkemesi (TMK 10. Maddesi ile Görevli)'), ['3713/10'])
})

test('a paragraph in brackets is not an article', () => {
  const [only, ...rest] = extractCitations("6102 sayılı TTK'nın 863-(1) maddesi")
  assert.deepEqual(rest, [])
  assert.ok(only?.kind === 'article' && only.articleNo === '863' && only.paragraph === '1')
})

test('laws in general are not a citation', () => {
  for (const text of ['ceza kanunları mucibince', 'iş yasalarının amacı', 'itiraz konusu kanun'])
    assert.deepEqual(found(`Anayasa'nın 2. maddesi, ${text}`), ['2709/2'], text)
})

test('"the same law" is not resolved across an unknown law', () => {
  assert.deepEqual(
    found("TCK'nın 141. maddesi. Fındık Kanunu yürürlüktedir. Söz konusu Kanun'un 13. maddesi"),
    ['5237/141'],
  )
})

test('"the same law" is not one that was only quoted', () => {
  const text =
    'KTK hükmü: "haksız fiilde TBK\'nın 49. maddesi uygulanır" der, aynı Kanun\'un 92. maddesi ise susar'
  assert.deepEqual(found(text), ['2918', '6098/49'])
})

test('years, brackets and decrees do not become numbers of laws', () => {
  for (const text of [
    '2014 sayılı Kanun',
    '2 numaralı CBK',
    '(60) numaralı CBK',
    '(1) numaralı fıkrasında, uygulanacak kanun',
  ])
    assert.deepEqual(found(text), [], text)
  assert.deepEqual(found("2014 sayılı İİK'nın 96. maddesi"), ['2004/96'])
})

test('a small letter belongs to the number if the law numbers its articles so', () => {
  assert.deepEqual(found("İİK'nın 68/a maddesi ve 89/1. maddesi"), ['2004/68/a', '2004/89'])
  const [clause] = extractCitations("TCK'nın 142/b maddesi")
  assert.ok(clause?.kind === 'article' && clause.articleNo === '142' && clause.lettered === '142/b')
})

test('a link never ends inside a bracket', () => {
  assert.deepEqual(linked('2014/245 (E) ve 2014/88 (K) sayılı'), ['2014/245 (E) ve 2014/88 (K) sayılı'])
  assert.deepEqual(linked('(TBK.51) maddesi'), ['(TBK.51) maddesi'])
  assert.deepEqual(linked('(818 sayılı BK 43 ve 44) maddelerinde'), ['818 sayılı BK 43', '44'])
})

test('a decision number without court or case number is not a citation', () => {
  assert.deepEqual(found('SAYISI : 2024/178 K.'), [])
})

test('laws of other states, time limits, books and further paragraphs are not articles', () => {
  assert.deepEqual(found("Avusturya Ceza Kanunu'nun 12. maddesi"), [])
  assert.deepEqual(found("Türk Ceza Kanunu'nda 6 aya kadar hapis"), ['5237'])
  assert.deepEqual(found("TTK'nın 5. Kitabında düzenlenen"), ['6102'])
  assert.deepEqual(found("TBK'nın 56/1.,2 maddeleri"), ['6098/56'])
  assert.deepEqual(found("TCK'nın 188/3, 4-a, 53 maddeleri"), ['5237/188', '5237/53'])
  assert.deepEqual(found('1-5237 sayılı TCK 7/2'), ['5237/7'])
})

test('a year before a slash is the year of the file, in every country and at every court', () => {
  const numbers = (text: string, country: 'turkey' | 'kktc') =>
    extractCitations(text, country).map((c) => (c.kind === 'decision' ? (c.caseNumber ?? c.number) : c.kind))
  for (const country of ['turkey', 'kktc'] as const) {
    assert.deepEqual(numbers('Hukuk Mahkemesi 2020/27', country), ['2020/27'])
    assert.deepEqual(numbers('Ankara 2. Asliye Hukuk Mahkemesi 2020/27 E.', country), ['2020/27'])
    assert.deepEqual(numbers('Yargıtay/Hukuk 45/20', country), ['45/2020'])
    assert.deepEqual(numbers('YİM 45/98', country), ['45/1998'])
  }
  assert.deepEqual(numbers('Sulh Hukuk Mahkemesi 45/2018', 'turkey'), [])
})
