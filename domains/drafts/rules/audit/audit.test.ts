import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeldTexts } from './archive-texts.ts'
import { paragraphsOfArticle } from './articles.ts'
import { classify } from './classify.ts'
import type { Finding } from './findings.ts'
import { readItems } from './items.ts'
import { quotationsIn } from './quotes.ts'
import { writtenOn } from './written-on.ts'

const article = {
  id: 'a344',
  lawId: 'tbk',
  articleNo: '344',
  text: 'Tarafların yenilenen kira dönemlerinde uygulanacak kira bedeline ilişkin anlaşmaları, bir önceki kira yılında tüketici fiyat endeksindeki değişim oranını geçmemek koşuluyla geçerlidir.\nTaraflarca bu konuda bir anlaşma yapılmamışsa, kira bedeli hâkim tarafından belirlenir.',
}
const amended = {
  id: 'a10',
  lawId: 'tbk',
  articleNo: '10',
  text: '(Değişik: 12/6/2024-7511/3 md.) Sözleşme, kabulün gönderildiği andan başlayarak hüküm doğurur ve tarafları bağlar.',
}
const repealed = { id: 'a11', lawId: 'tbk', articleNo: '11', text: '(Mülga: 4/7/2012-6353/42 md.)' }
const decision = {
  id: 'd1',
  country: 'turkey',
  court: 'Yargıtay',
  chamber: '3. Hukuk Dairesi',
  caseNumber: '2019/1234',
  decisionNumber: '2020/567',
  decisionDate: '2020-02-12',
} as const
const held: HeldTexts = {
  laws: [
    { id: 'tbk', lawNumber: '6098', title: 'TÜRK BORÇLAR KANUNU', isSummary: false, lastArticle: 649 },
    { id: 'ozet', lawNumber: '6100', title: 'HUKUK MUHAKEMELERİ KANUNU', isSummary: true, lastArticle: null },
  ],
  articles: [article, amended, repealed, { id: 'h119', lawId: 'ozet', articleNo: '119', text: 'Özet.' }],
  decisions: [decision],
  texts: new Map([
    [
      'd1',
      {
        text: 'Kira bedelinin tespiti davası, yeni dönemin başlangıcından önce açılmalıdır. Oybirliğiyle karar verildi.',
        isCut: false,
      },
    ],
  ]),
}

function runAll<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
const audit = (text: string, today = '2026-11-29'): Finding[] =>
  runAll(
    classify(runAll(readItems(text, 'turkey')), {
      held,
      today,
      writtenOn: writtenOn(text),
    }),
  )
const said = (text: string) => audit(text).map((one) => [one.class, one.reason])

test('an article that the archive has is verified, with a quotation that it contains', () => {
  assert.deepEqual(said('6098 sayılı Türk Borçlar Kanunu m. 344 uygulanır.'), [['verified', 'exists']])
  assert.deepEqual(
    said(
      'TBK m. 344: “Taraflarca bu konuda bir anlaşma yapılmamışsa, kira bedeli hâkim tarafından belirlenir.”',
    ),
    [['verified', 'quote_stands']],
  )
})

test('a quotation with another word differs, and the text of the archive is shown beside it', () => {
  const [finding] = audit(
    '“Taraflarca bu konuda bir anlaşma yapılmamışsa, kira bedeli bilirkişi tarafından belirlenir.” (TBK m. 344/2)',
  )
  assert.equal(finding?.class, 'quote_differs')
  assert.match(finding?.quote?.nearest ?? '', /hâkim tarafından belirlenir/)
})

test('words near a citation that are unlike its source count as somebody else’s', () => {
  assert.deepEqual(
    said('Davalı, TBK m. 344 karşısında “bu evi hiçbir koşulda boşaltmayacağını” söylemiştir.'),
    [
      ['verified', 'exists'],
      ['quote_without_citation', 'nothing_cited'],
    ],
  )
})

test('a decision with another chamber, date or number is reported with the values of the archive', () => {
  const one = (text: string) => audit(text)[0]
  assert.equal(one('Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020')?.class, 'verified')
  const chamber = one('Yargıtay 6. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020')
  assert.equal(chamber?.class, 'other_identity')
  assert.deepEqual(chamber?.differences, [
    { field: 'chamber', given: '6. Hukuk Dairesi', archive: '3. Hukuk Dairesi' },
  ])
  assert.equal(one('Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 13.02.2020')?.class, 'other_identity')
  assert.equal(one('Yargıtay 3. HD, E. 2019/1234, K. 2020/576, T. 12.02.2020')?.class, 'other_identity')
})

test('what the archive does not have is never called invented', () => {
  assert.deepEqual(said('Yargıtay 3. HD, E. 2018/11, K. 2019/12'), [['not_held', 'decision_not_held']])
  assert.deepEqual(said('9999 sayılı Kanun m. 5'), [['not_held', 'law_not_held']])
})

test('what cannot exist is impossible', () => {
  assert.deepEqual(said('Yargıtay 45. HD, E. 2019/1234, K. 2020/567'), [['impossible', 'no_such_chamber']])
  assert.deepEqual(said('TBK m. 700'), [['impossible', 'article_beyond_last']])
  assert.deepEqual(said('Yargıtay 3. HD, E. 2019/1, K. 2020/2, T. 01.05.2027'), [
    ['impossible', 'date_in_future'],
  ])
  assert.deepEqual(said('Yargıtay 3. HD, E. 2031/1, K. 2032/2'), [['impossible', 'year_in_future']])
  assert.deepEqual(said('Yargıtay 3. HD, E. 2020/1, K. 2019/2'), [['impossible', 'decided_before_case']])
})

test('an article beyond the last one is reported, however the law is named, and a year is not taken for an article', () => {
  const beyond = [['impossible', 'article_beyond_last']]
  for (const text of [
    '6098 sayılı Türk Borçlar Kanunu m. 1985 uygulanır.',
    '6098 sayılı Türk Borçlar Kanunu’nun 1985. maddesi uygulanır.',
    'TBK m. 1985 uygulanır.',
  ])
    assert.deepEqual(said(text), beyond, text)
  assert.deepEqual(said('6098 sayılı Türk Borçlar Kanunu 2012 yılında yürürlüğe girdi.'), [
    ['verified', 'exists'],
  ])
})

test('a paragraph that the article does not have, and a decision without a number, have no place', () => {
  assert.deepEqual(said('TBK m. 344/3'), [['no_pinpoint', 'no_such_paragraph']])
  assert.deepEqual(said('Yargıtay 3. Hukuk Dairesinin 12.02.2020 tarihli kararı da böyledir.'), [
    ['no_pinpoint', 'no_number'],
  ])
})

test('repealed laws and articles, and articles changed after the petition, are reported', () => {
  assert.deepEqual(
    said('5252 sayılı Türk Ceza Kanununun Yürürlük ve Uygulama Şekli Hakkında Kanun')[0]?.[0],
    'not_held',
  )
  assert.deepEqual(said('818 sayılı Borçlar Kanunu m. 41'), [['law_changed', 'law_repealed']])
  assert.deepEqual(said('TBK m. 11'), [['law_changed', 'article_repealed']])
  const quote = 'TBK m. 10: “Sözleşme, kabulün ulaştığı andan başlayarak hüküm doğurur ve tarafları bağlar.”'
  assert.deepEqual(said(`${quote}\nSaygılarımla. 01.02.2020`), [['law_changed', 'article_amended']])
  assert.deepEqual(said(`${quote}\nSaygılarımla. 01.02.2026`), [['quote_differs', 'quote_other']])
})

test('of a summary no quotation, paragraph or point is checked', () => {
  assert.deepEqual(said('HMK m. 119'), [['verified', 'only_summary']])
  for (const text of ['HMK m. 119/1-z', 'HMK m. 119/1', "HMK'nın 119. maddesinin ikinci fıkrası"])
    assert.deepEqual(said(text), [['not_held', 'only_summary']], text)
  assert.deepEqual(said('HMK m. 119: “Dava dilekçesinde aşağıdaki hususlar bulunur.”'), [
    ['not_held', 'only_summary'],
  ])
})

test('a quotation has five words at least, whatever its marks', () => {
  const text = '“Davalı” «bir iki üç dört beş» "altı yedi sekiz dokuz on" „bir iki üç dört beş“'
  assert.equal(quotationsIn(text).length, 3)
})

test('a petition of three hundred pages is read in sections, with places in the whole text', () => {
  const text = `${'Davacı tanık dinletmiştir.\n'.repeat(2_000)}TBK m. 344 uygulanır.`
  const [finding] = audit(text)
  assert.equal(text.slice(finding?.start, finding?.end), 'TBK m. 344')
  let steps = 0
  for (const _ of readItems(text, 'turkey')) steps++
  assert.ok(steps > 5)
})

test('an article is never verified by its law alone, and each member of a list has a finding', () => {
  const beyond = ['impossible', 'article_beyond_last']
  assert.deepEqual(said('TBK m. 0 uygulanır.'), [['impossible', 'no_article_zero']])
  for (const text of ['TBK m. 344 ve m. 999', 'TBK md. 344, 999', 'TBK’nın 344 ve 999. maddeleri'])
    assert.deepEqual(said(text), [['verified', 'exists'], beyond], text)
  assert.deepEqual(said('TBK 344 ve 2019 yılında'), [['verified', 'exists']])
  const cypriot = runAll(readItems("1/1998 sayılı Yasa'nın 999. maddesi; Fasıl 148 m. 999", 'kktc')).items
  assert.deepEqual(
    cypriot.map(({ citation }) => citation.kind === 'article' && [citation.lawNumber, citation.articleNo]),
    [
      ['1/1998', '999'],
      ['Fasıl 148', '999'],
    ],
  )
})

test('a number and a name that belong to two laws contradict each other', () => {
  const contradicts = [['other_identity', 'name_of_other_law']]
  assert.deepEqual(said('6098 sayılı Türk Medeni Kanunu m. 344'), contradicts)
  assert.deepEqual(said('4721 sayılı Türk Borçlar Kanunu’nun 49. maddesi'), contradicts)
  assert.deepEqual(said('6098 sayılı Türk Borçlar Kanunu m. 344'), [['verified', 'exists']])
  assert.deepEqual(said('818 sayılı Borçlar Kanunu m. 41'), [['law_changed', 'law_repealed']])
})

test('a name that several laws share is reported as ambiguous, and a certain one is not', () => {
  for (const text of ['Borçlar Kanunu’nun 49. maddesi', 'BK 41'])
    assert.deepEqual(said(text), [['no_pinpoint', 'several_laws']], text)
  assert.deepEqual(said('Türk Borçlar Kanunu m. 344'), [['verified', 'exists']])
})

test('a quotation joined out of two paragraphs, or inserted into another one, is not verified', () => {
  const [one, two] = [
    'Tarafların yenilenen kira dönemlerinde uygulanacak',
    'kira bedeli hâkim tarafından belirlenir',
  ]
  assert.deepEqual(said(`TBK m. 344: “${one} ... ${two}”`), [['quote_differs', 'quote_stitched']])
  const whole = 'koşuluyla geçerlidir. (...) Taraflarca bu konuda bir anlaşma yapılmamışsa'
  assert.deepEqual(said(`TBK m. 344: “${whole}, ${two}”`), [['verified', 'quote_stands']])
  assert.deepEqual(said(`“Taraflarca bu konuda bir anlaşma yapılmamışsa, ${two}” (TBK m. 344/1).`), [
    ['no_pinpoint', 'other_paragraph'],
  ])
  assert.deepEqual(said(`“Taraflarca bu konuda bir anlaşma yapılmamışsa, ${two}” (TBK m. 344/2).`), [
    ['verified', 'quote_stands'],
  ])
  assert.deepEqual(said('TBK 344/900'), [['no_pinpoint', 'no_such_paragraph']])
})

test('single marks quote as well, and what follows a citation at once is quoted from it', () => {
  const changed = 'kira bedeli kiracı tarafından dilediği gibi belirlenir'
  for (const quote of [`: ‘${changed}’`, ` "${changed}"`])
    assert.deepEqual(said(`TBK m. 344${quote}`)[0]?.[0], 'quote_differs', quote)
  assert.deepEqual(
    quotationsIn('‘bu Kanunu’nun hükümleri burada da uygulanır’ denir.')[0]?.text,
    'bu Kanunu’nun hükümleri burada da uygulanır',
  )
})

test('paragraphs are counted by their numbers, with or without brackets', () => {
  for (const text of [
    '(1) İlk kural.\n(2) İkinci kural.',
    '1. İlk kural:\na) Bir.\nb) İki.\n2. İkinci kural.',
  ])
    assert.equal(paragraphsOfArticle(text), 2, text)
})

test('a text without line breaks is read in sections, so that others have their turn', () => {
  const steps = readItems('TBK m. 344 uygulanır, bir söz daha. '.repeat(3_000), 'turkey')
  let count = 0
  for (let step = steps.next(); !step.done; step = steps.next()) count++
  assert.ok(count > 5, String(count))
})
