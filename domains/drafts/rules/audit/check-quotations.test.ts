import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostCited, mostCompared } from '../../data/limits.ts'
import type { HeldTexts } from './archive-texts.ts'
import { classify } from './classify.ts'
import { readItems } from './items.ts'

const held: HeldTexts = {
  laws: [{ id: 'tbk', lawNumber: '6098', title: 'TÜRK BORÇLAR KANUNU', isSummary: false, lastArticle: 649 }],
  articles: [
    {
      id: 'a49',
      lawId: 'tbk',
      articleNo: '49',
      text: 'Kusurlu ve hukuka aykırı bir fiille başkasına zarar veren, bu zararı gidermekle yükümlüdür.\n\nZarar verici fiili yasaklayan bir hukuk kuralı bulunmasa bile, ahlaka aykırı bir fiille başkasına kasten zarar veren de, bu zararı gidermekle yükümlüdür.',
    },
  ],
  decisions: [
    {
      id: 'd1',
      country: 'turkey',
      court: 'Yargıtay',
      chamber: '4. Hukuk Dairesi',
      caseNumber: '2012/18580',
      decisionNumber: '2013/20128',
      decisionDate: '2013-12-17',
    },
  ],
  texts: new Map([
    ['d1', { text: 'Davacının istemi yerinde görülmemiştir. Dava reddedilmelidir.', isCut: false }],
  ]),
}

function runAll<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
const audit = (text: string) =>
  runAll(classify(runAll(readItems(text, 'turkey')), { held, today: '2026-11-30', writtenOn: null }))
const said = (text: string) => audit(text).map((one) => `${one.class} ${one.reason}`)

test('a quotation that joins the head of one sentence to the tail of another is stitched', () => {
  for (const quote of [
    'Kusurlu ve hukuka aykırı bir fiille ... kasten zarar veren de, bu zararı gidermekle yükümlüdür',
    'Kusurlu ve hukuka aykırı bir fiille (…) başkasına kasten zarar veren de, bu zararı gidermekle yükümlüdür',
  ])
    assert.deepEqual(said(`TBK m. 49: “${quote}”`), ['quote_differs quote_stitched'], quote)
})

test('what is left out within a sentence, or between whole sentences, stitches nothing', () => {
  for (const quote of [
    'Kusurlu ve hukuka aykırı bir fiille ... zarar veren, bu zararı gidermekle yükümlüdür',
    'başkasına zarar veren, bu zararı gidermekle yükümlüdür. ... ahlaka aykırı bir fiille başkasına kasten zarar veren',
    'Kusurlu ve hukuka aykırı bir fiille başkasına zarar veren … Zarar verici fiili yasaklayan bir hukuk kuralı',
  ])
    assert.deepEqual(said(`TBK m. 49: “${quote}”`), ['verified quote_stands'], quote)
})

test('single marks quote as well, and apostrophes do not', () => {
  for (const [open, close] of ['‘’', "''", '“”', '«»', '""'].map((marks) => [...marks]))
    for (const [words, class_] of [
      ['başkasına zarar veren, bu zararı gidermekle yükümlü değildir.', 'quote_differs quote_other'],
      ['başkasına zarar veren, bu zararı gidermekle yükümlüdür', 'verified quote_stands'],
    ])
      assert.deepEqual(said(`TBK m. 49: ${open}${words}${close}`), [class_], `${open}${words}`)
  assert.deepEqual(said("TBK m. 49: ''başkasına zarar veren, bu zararı gidermekle yükümlü değildir''"), [
    'quote_differs quote_other',
  ])
  assert.deepEqual(
    said("Davacı'nın Ankara'da oturduğu ve TBK'nın 49. maddesinin Ali'ye uygulandığı açıktır."),
    ['verified exists'],
  )
})

test('a quotation directly behind its citation belongs to it, however little it is like the source', () => {
  const differs = ['quote_differs quote_nowhere']
  for (const text of [
    'TBK m. 49 “Kirayı ödemeyen kiracı her hâlde evi boşaltır” hükmünü içermektedir.',
    "TBK'nın 49. maddesinde “Kirayı ödemeyen kiracı her hâlde evi boşaltır” denilmiştir.",
    'TBK m. 49 hükmünde; “Kirayı ödemeyen kiracı her hâlde evi boşaltır” denir.',
    'TBK m. 49 uyarınca “Kirayı ödemeyen kiracı her hâlde evi boşaltır” hükmü yer almaktadır.',
    '4. Hukuk Dairesi 2012/18580 Esas ve 2013/20128 Karar sayılı ilamında “davacının davası haklıdır ve kabulü gerekir” denilmiştir.',
  ])
    assert.deepEqual(said(text), differs, text)
  assert.deepEqual(said('TBK m. 49 "Kusurlu … zarar veren … yükümlü değildir"'), differs)
})

test('letters of points and titles are no quotations', () => {
  for (const text of [
    "TBK'nın 49. maddesinin “a, b, c, d, e” bentleri uygulanır.",
    "TBK'nın 49. maddesi, “Kusurlu davranışın sonuçları ve zararın giderilmesi” başlıklı bölümdedir.",
  ])
    assert.equal(
      audit(text).some(({ quote }) => quote !== null),
      false,
      text,
    )
})

test('“yeni” at the end of a quotation is no word of the law that is cited behind it', () => {
  const [finding] = audit('“başkasına zarar veren, bu zararı gidermekle yükümlüdür ve yeni” (TBK m. 49).')
  assert.deepEqual([finding?.text, finding?.class], ['TBK m. 49', 'quote_differs'])
})

test('what a party has said beside a citation stays somebody’s own word', () => {
  for (const text of [
    'Davalı, TBK m. 49 karşısında “bu evi hiçbir koşulda boşaltmayacağını” söylemiştir.',
    'TBK m. 49 uyarınca davalı “bu evi hiçbir koşulda boşaltmam artık” demiştir.',
  ])
    assert.deepEqual(said(text), ['verified exists', 'quote_without_citation nothing_cited'], text)
})

test('a quotation that stands in another paragraph than the one that is cited is not at its place', () => {
  const [finding] = audit('“Zarar verici fiili yasaklayan bir hukuk kuralı bulunmasa bile” (TBK m. 49/1)')
  assert.deepEqual(
    [finding?.class, finding?.reason, finding?.detail],
    ['no_pinpoint', 'other_paragraph', '2'],
  )
  assert.deepEqual(said('“Zarar verici fiili yasaklayan bir hukuk kuralı bulunmasa bile” (TBK m. 49/2)'), [
    'verified quote_stands',
  ])
})

test('of a text with very many quotations only some are compared, and the others are no green ones', () => {
  const text = 'TBK m. 49: “başkasına zarar veren, bu zararı gidermekle yükümlüdür”.\n'.repeat(
    mostCompared + 3,
  )
  const found = said(text)
  assert.equal(found.filter((one) => one === 'verified quote_stands').length, mostCompared)
  assert.deepEqual(found.slice(-3), Array(3).fill('not_held too_many_quotes'))
})

test('a text without lines is read in sections as well, and one with too many citations not to its end', () => {
  const sentence = 'TBK m. 49: “Kusurlu ve hukuka aykırı x fiille başkasına zarar veren kişi”. '
  let steps = 0
  for (const _ of readItems(sentence.repeat(1_000), 'turkey')) steps++
  assert.ok(steps >= 10)
  const citations = runAll(readItems(sentence.repeat(1_000), 'turkey')).items
  assert.ok(citations.every(({ text, quotes }) => text === 'TBK m. 49' && quotes.length === 1))
  const read = runAll(readItems(sentence.repeat(mostCited * 2), 'turkey'))
  assert.ok(read.isTooDense && read.items.length < mostCited + 200)
})
