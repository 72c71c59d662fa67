import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '@mizan/research/rules/laws'
import type { HeldTexts } from './archive-texts.ts'
import { classify } from './classify.ts'
import { readItems } from './items.ts'

const articlesOf = (lawId: string, texts: Record<string, string>) =>
  Object.entries(texts).map(([articleNo, text]) => ({ id: `${lawId}-${articleNo}`, lawId, articleNo, text }))

const law = (id: string, lawNumber: string, title: string, lastArticle: number | null) => ({
  ...{ id, lawNumber, title, lastArticle },
  isSummary: false,
})

const held: HeldTexts = {
  laws: [
    law('tbk', '6098', 'TÜRK BORÇLAR KANUNU', 649),
    law('tmk', '4721', 'TÜRK MEDENİ KANUNU', 1030),
    law('hmk', '6100', 'HUKUK MUHAKEMELERİ KANUNU', 452),
    law('tmk2', '3713', 'TERÖRLE MÜCADELE KANUNU', 25),
    law('f148', 'Fasıl 148', 'HAKSIZ FİİLLER YASASI', 71),
    law('kira', '17/1981', 'KİRA (DENETİM) YASASI', null),
  ],
  articles: [
    ...articlesOf('tbk', {
      49: 'Kusurlu ve hukuka aykırı bir fiille başkasına zarar veren, bu zararı gidermekle yükümlüdür.\n\nZarar verici fiili yasaklayan bir hukuk kuralı bulunmasa bile, ahlaka aykırı bir fiille başkasına kasten zarar veren de, bu zararı gidermekle yükümlüdür.',
      50: 'Zarar gören, zararını ve zarar verenin kusurunu ispat yükü altındadır.',
      51: 'Hâkim, tazminatın kapsamını belirler.',
      52: '(Değişik: 5/4/1990-3622/17 md.)\n\n1. Birinci kural.\n\n2. İkinci kural.\n\n3. Üçüncü kural.',
      55: 'Destekten yoksun kalma zararları hesaplanır.',
      53: 'Ölüm hâlinde zararlar şunlardır:\n\n1. Cenaze giderleri.\n\n2. Tedavi giderleri.\n\n3. Destekten yoksun kalma.',
    }),
    ...articlesOf('tmk', {
      166: 'Evlilik birliği sarsılmış olursa, eşlerden her biri dava açabilir.\n\nİtiraz hakkı vardır.\n\nBoşanmaya karar verilir.',
    }),
    ...articlesOf('hmk', {
      119: '(1) Dava dilekçesinde aşağıdaki hususlar bulunur:\n\na) Mahkemenin adı.\n\nb) Tarafların adı.\n\n(2) Hâkim kesin süre verir.',
    }),
    ...articlesOf('f148', { 3: 'Haksız fiil.' }),
    ...articlesOf('kira', { 7: 'Kira bedeli artırılamaz.' }),
  ],
  decisions: [],
  texts: new Map(),
}

function runAll<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
const audit = (text: string, country: Country = 'turkey') =>
  runAll(classify(runAll(readItems(text, country)), { held, today: '2026-11-30', writtenOn: null }))
const said = (text: string, country?: Country) =>
  audit(text, country).map((one) => `${one.class} ${one.reason}`)

test('an article of a Cypriot law is looked at however high its number is', () => {
  assert.deepEqual(said('Fasıl 148 m. 3 uyarınca', 'kktc'), ['verified exists'])
  for (const text of [
    'Fasıl 148 m. 999',
    'Fasıl 148, madde 999',
    "Fasıl 148 Haksız Fiiller Yasası'nın 999. maddesi",
  ])
    assert.deepEqual(said(text, 'kktc'), ['impossible article_beyond_last'], text)
  assert.deepEqual(said('17/1981 sayılı Kira (Denetim) Yasası m. 7', 'kktc'), ['verified exists'])
  assert.deepEqual(said('17/1981 sayılı Kira (Denetim) Yasası m. 999', 'kktc'), ['not_held article_not_held'])
  assert.deepEqual(said("1/1998 sayılı Yasa'nın 999. maddesi", 'kktc'), ['not_held law_not_held'])
  assert.deepEqual(said('Fasıl 999 m. 1', 'kktc'), ['not_held law_not_held'])
})

test('a law of Turkey is checked in a Cypriot petition, too', () => {
  assert.deepEqual(said('TBK 49 ve HMK 119', 'kktc'), ['verified exists', 'verified exists'])
  assert.deepEqual(said('TBK 999', 'kktc'), ['impossible article_beyond_last'])
})

test('a number and a name that belong to different laws contradict each other', () => {
  for (const text of [
    '6098 sayılı Türk Medeni Kanunu m. 166',
    "4721 sayılı Türk Borçlar Kanunu'nun 49. maddesi",
    '6098 sayılı HMK m. 119',
    '6098 sayılı TMK',
    '6098 sayılı Gümrük Kanunu m. 49',
    '6098 sayılı Deniz Alacakları Kanunu m. 49',
    '818 sayılı Türk Medeni Kanunu m. 41',
  ])
    assert.deepEqual(said(text), ['other_identity name_of_other_law'], text)
  assert.deepEqual(said('Fasıl 148 Sözleşmeler Yasası m. 3', 'kktc'), ['other_identity name_of_other_law'])
  const [finding] = audit('6098 sayılı Türk Medeni Kanunu m. 166')
  assert.equal(finding?.detail, '6098 sayılı Türk Borçlar Kanunu; 4721 sayılı Türk Medeni Kanunu')
})

test('other names of a law, its predecessor’s name and titles of amending laws contradict nothing', () => {
  for (const text of [
    '6098 sayılı Borçlar Kanunu m. 49',
    '6098 sayılı Kanun m. 49',
    '6098 sayılı TBK m. 49',
    '6100 sayılı Hukuk Usulü Muhakemeleri Kanunu m. 119',
    '6100 sayılı HUMK m. 119',
  ])
    assert.deepEqual(said(text), ['verified exists'], text)
  for (const text of [
    '6101 sayılı Türk Borçlar Kanununun Yürürlüğü ve Uygulama Şekli Hakkında Kanun m. 1',
    '7101 sayılı İcra ve İflas Kanunu ve Bazı Kanunlarda Değişiklik Yapılması Hakkında Kanun',
    '4077 sayılı Tüketicinin Korunması Hakkında Kanun m. 3',
  ])
    assert.equal(
      said(text).some((one) => one.includes('name_of_other_law')),
      false,
      text,
    )
})

test('each article of a list has a finding, even one that no law has', () => {
  const both = ['verified exists', 'impossible article_beyond_last']
  for (const text of [
    'TBK m. 49 ve m. 999',
    'TBK md. 49, 999',
    'TBK 49 ve 999. maddeleri',
    "TBK'nın 49 ve 999. maddeleri",
    "TBK'nın 49. maddesi ve aynı Kanunun 999. maddesi",
    'TBK m. 49; m. 999',
  ])
    assert.deepEqual(said(text), both, text)
  assert.deepEqual(said('TBK m. 49, 50 ve 900'), ['verified exists', ...both])
})

test('of a range every article is looked for', () => {
  assert.deepEqual(said('TBK 49-53. maddeleri'), ['verified exists', 'verified exists'])
  assert.deepEqual(said('HMK 119-452. maddeleri')[1], 'no_pinpoint article_not_held')
  const [, last] = audit('TBK 49-55. maddeleri')
  assert.deepEqual([last?.reason, last?.label], ['article_not_held', '6098 sayılı Türk Borçlar Kanunu m. 54'])
})

test('a law name that fits several laws, or none, is reported as unclear', () => {
  for (const text of ["Borçlar Kanunu'nun 49. maddesi", 'Borçlar Kanunu m. 49', 'BK 41'])
    assert.deepEqual(said(text), ['no_pinpoint several_laws'], text)
  for (const text of ['Deniz Müşavirleri Kanunu m. 5', 'Anılan Kanunun 5. maddesi'])
    assert.deepEqual(said(text), ['no_pinpoint law_unclear'], text)
  assert.equal(audit('BK 41')[0]?.detail, '818 sayılı Borçlar Kanunu; 6098 sayılı Türk Borçlar Kanunu')
  for (const text of ["İş Kanunu'nun 200. maddesi", 'İşK m. 200'])
    assert.deepEqual(said(text), ['impossible article_beyond_last'], text)
})

test('paragraphs and points that an article lacks are reported, in figures and in words', () => {
  for (const [text, reason] of [
    ['TBK 50/900', 'no_such_paragraph'],
    ['TBK m. 49/0', 'no_such_paragraph'],
    ['TBK 49/9000', 'no_such_paragraph'],
    ['TBK m. 49 (9) uyarınca', 'no_such_paragraph'],
    ['TBK m. 49(9)', 'no_such_paragraph'],
    ['TBK m. 49 / 9', 'no_such_paragraph'],
    ['TBK m. 49.9', 'no_such_paragraph'],
    ['TBK m. 49/f.9', 'no_such_paragraph'],
    ['TBK m. 49 IX', 'no_such_point'],
    ['TBK m. 49/IX', 'no_such_point'],
    ["TMK'nın 166. maddesinin birinci ve dokuzuncu fıkrası", 'no_such_paragraph'],
    ["TMK'nın 166. maddesinin 2. ve 9. fıkraları", 'no_such_paragraph'],
    ['HMK m. 119/1, 7', 'no_such_paragraph'],
    ['HMK m. 119/1-z', 'no_such_point'],
    ['HMK m. 119/2-a', 'no_such_point'],
    ['HMK m. 119/1-a-99', 'no_such_point'],
    ["HMK'nın 119. maddesinin birinci fıkrasının (a) ve (z) bentleri", 'no_such_point'],
    ['HMK m. 119 f. 1 b. z', 'no_such_point'],
    ['6098 s. K. m. 49/a', 'no_such_point'],
    ["HMK'nın 119. maddesinin (1) numaralı fıkrasının (z) bendi", 'no_such_point'],
    ["HMK'nın 119. maddesinin (3) numaralı fıkrası", 'no_such_paragraph'],
    ["HMK'nın 119. maddesinin ikinci fıkrasının dördüncü cümlesi", 'no_such_point'],
    ["HMK'nın 119. maddesinin on yedinci fıkrası", 'no_such_paragraph'],
    ["HMK'nın 119. maddesinin onbirinci fıkrası", 'no_such_paragraph'],
    ["TBK'nın 49. maddesinin kırkıncı fıkrası", 'not_read'],
  ] as const)
    assert.deepEqual(said(text), [`no_pinpoint ${reason}`], text)
  for (const text of [
    'HMK m. 119/1-b',
    'HMK m. 119/1, 2',
    "HMK'nın 119. maddesinin birinci fıkrasının (a) ve (b) bentleri",
    "TMK'nın 166. maddesinin birinci ve üçüncü fıkrası",
    'HMK m. 119/son',
    'TBK m. 49 (2)',
    'TBK m. 49 / 2',
    'TBK m. 49/II',
    'TBK m. 49 II',
    'TBK m. 49. Davalı',
    "HMK'nın 119. maddesinin (1) numaralı fıkrasının (a) bendi",
    "HMK'nın 119. maddesinin ikinci fıkrasının birinci cümlesi",
  ])
    assert.deepEqual(said(text), ['verified exists'], text)
})

test('a citation that is not read to its end has no green mark', () => {
  assert.deepEqual(said('TBK m. -50'), ['no_pinpoint not_read'])
  for (const text of ['TBK §49', 'TBK art. 49', 'TBK m. kırkdokuz'])
    assert.deepEqual(said(text), ['no_pinpoint not_read'], text)
  assert.deepEqual(said('HMK 9999 ve TBK 2012 yılında'), [
    'impossible article_beyond_last',
    'verified exists',
  ])
  assert.deepEqual(said('TBK m. 0'), ['impossible no_article_zero'])
})

test('a number behind an article that no law has is never read as that article', () => {
  for (const text of [
    '(6100 sayılı Hukuk Muhakemeleri Kanunu m. 1985).\nDavalı 119 TL ödemiştir.',
    'HMK m. 0 uyarınca davalı 119. maddede sayılan belgeleri sunmalıdır.',
    "HMK'nın 1985. maddesi ve 119 tanık",
  ])
    assert.equal(audit(text)[0]?.class, 'impossible', text)
  assert.deepEqual(said('6098 sayılı TBK 2012 yılında yürürlüğe girmiştir.'), ['verified exists'])
})

test('an abbreviation that is read as another law than usual is no green one', () => {
  for (const articleNo of ['7', '844'])
    assert.deepEqual(
      said(`3713 sayılı Terörle Mücadele Kanunu m. 7 ve TMK m. ${articleNo} uygulanır.`).at(-1),
      'no_pinpoint several_laws',
    )
})

test('paragraphs count behind a note of change, and a number may be that of a point', () => {
  for (const text of ['TBK m. 52/3', 'TBK m. 53/3', 'TBK 53/1-2', "TBK'nın 52. maddesinin 3. fıkrası"])
    assert.deepEqual(said(text), ['verified exists'], text)
  assert.deepEqual(said('TBK m. 52/4'), ['no_pinpoint no_such_paragraph'])
})

test('abbreviations within a quotation do not define those of the petition', () => {
  const text =
    'Rapor “3713 sayılı Terörle Mücadele Kanunu uyarınca verilen kararla birlikte” sunulmuştur. TMK m. 166 uygulanır.'
  assert.deepEqual(said(text).at(-1), 'verified exists')
  assert.deepEqual(
    said('TBK m. 49 “6100 sayılı Kanun da böyle bir kural koymuş” ve aynı Kanunun 50. maddesi').at(-1),
    'verified exists',
  )
})
