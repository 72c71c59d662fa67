import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headingOf } from './headings.ts'
import { paragraphsOf, rangesWithin } from './paragraphs.ts'

test('empty lines are not paragraphs, and offsets refer to the original text', () => {
  const text = 'DAVA: Kira tespiti.\n\n  Davacı vekili…\nSONUÇ'
  const paragraphs = paragraphsOf(text)
  assert.deepEqual(
    paragraphs.map((p) => p.no),
    [1, 2, 3],
  )
  for (const p of paragraphs) assert.equal(text.slice(p.start, p.start + p.text.length), p.text)
})

test('the usual names of parts open an outline entry, ordinary sentences do not', () => {
  assert.equal(headingOf('SONUÇ :'), 'SONUÇ')
  assert.equal(headingOf('II. DEĞERLENDİRME'), 'II. DEĞERLENDİRME')
  assert.equal(headingOf('Davacı vekili dava dilekçesinde kiranın tespitini istemiştir.'), null)
  assert.equal(headingOf('2019/1234 E.'), null)
  assert.equal(headingOf('VEK. :'), null)
  assert.equal(headingOf('Y A R G I T A Y   K A R A R I'), 'YARGITAY KARARI')
  assert.equal(headingOf('K A R A R'), 'KARAR')
  assert.equal(headingOf('TARİHİ : 13/05/2014'), null)
  assert.equal(
    headingOf(`SONUÇ: ${'Hükmün yukarıda açıklanan nedenlerle bozulmasına karar verildi. '.repeat(3)}`),
    'SONUÇ',
  )
})

test('a quotation, a sentence fragment and a time of day open no part', () => {
  for (const line of [
    '“Madde 10',
    '“ MADDE 10',
    '"KARAR VERİLMESİNE"',
    'Dava Dairesinin ... günlü, E:2010/12, K:2011/34 sayılı kararı ile davanın reddine karar verilmiş ve',
    `1- Olay günü saat 12:30 sıralarında ${'sanığın aracı ile yolda seyrettiği '.repeat(3)}`,
    `Olay günü gündüz saat: 14 ${'sıralarında müştekinin evine girildiği '.repeat(3)}`,
  ])
    assert.equal(headingOf(line), null, line)
})

test('names of several words are separated when every letter is spaced', () => {
  assert.equal(headingOf('T Ü R K M İ L L E T İ A D I N A'), 'TÜRK MİLLETİ ADINA')
  assert.equal(headingOf('Y A R G I T A Y K A R A R I'), 'YARGITAY KARARI')
})

test('ranges of the whole text are given relative to the paragraph that contains them', () => {
  const [, second] = paragraphsOf('ilk\nikinci satır')
  assert.ok(second)
  assert.deepEqual(
    rangesWithin(second, [
      [0, 3],
      [4, 10],
    ]),
    [[0, 6]],
  )
})

test('lines that were wrapped for printing are one paragraph until a sentence ends', () => {
  const wrapped = [
    'KARAR',
    'Dava konusu işlem, davacı adına düzenlenen rapora dayanılarak yapılan',
    'tarhiyatın kaldırılması istemine ilişkin olup, 213 sayılı Vergi Usul',
    'Kanunu uyarınca incelenmiştir.',
    'İkinci paragraf da aynı biçimde, satır sonunda bölünmüş olarak burada',
    'sürmekte ve nihayet bitmektedir.',
    '1- Birinci bent, satırın sonunda noktalama olmadan bir alt satıra kadar',
    'uzanmaktadır,',
    '2- İkinci bent ise ayrı bir paragraftır ve o da bir alt satıra kadar gidip',
    'orada bitmektedir.',
    'Bu satır yalnızca metnin basılı olduğunu göstermek üzere buraya eklendi ve',
    'bu satırla birlikte sona erdi.',
    'Son olarak bir satır daha eklenmiştir ki sekiz uzun satır tamamlansın diye',
    've böylece bitti.',
    'Gerçekten son bir satır daha gereklidir, çünkü sayı henüz tamam olmamıştır',
    'şimdi tamam.',
  ].join('\n')
  const paragraphs = paragraphsOf(wrapped)
  assert.equal(paragraphs[1]?.text.endsWith('213 sayılı Vergi Usul Kanunu uyarınca incelenmiştir.'), true)
  assert.ok(paragraphs.some(({ text }) => text.startsWith('2- İkinci bent')))
  assert.equal(paragraphs[0]?.heading, 'KARAR')
  for (const { start, text } of paragraphs)
    assert.equal(wrapped.slice(start, start + text.length).replaceAll('\n', ' '), text)
})

test('a text with long lines keeps each of them as a paragraph', () => {
  const text = `${'Uzun bir satır, nokta ile biten. '.repeat(5)}\nBu ise ayrı bir satır`
  assert.equal(paragraphsOf(text).length, 2)
})

test('a sentence that goes on in the next line stays in one paragraph', () => {
  for (const [first, second] of [
    [
      '12. Anılan karar temyiz edilmiş; başvuru üzerine Yargıtay',
      "9. Ceza Dairesi'nin 8/2/2012 tarihli ilamı ile",
    ],
    [
      '30. Bu karara başvurucu tarafından yapılan itiraz, Ankara',
      '10. Ağır Ceza Mahkemesinin kararıyla reddedildi.',
    ],
    ['sonra C. 6216 Sayılı Anayasa Mahkemesi Kanunu’nun', '50. maddesi yönünden inceleme yapıldı.'],
    ['Davacı vekili taşınmazın bedelini ödediğini ancak', 'teslim almadığını ileri sürmüştür.'],
  ] as const) {
    const text = `${first}\n\n${second}\nSon paragraf.`
    const [joined, last] = paragraphsOf(text)
    assert.equal(joined?.text.replace(/\s+/g, ' '), `${first} ${second}`)
    assert.equal(
      text
        .slice(joined?.start)
        .replaceAll('\n', ' ')
        .startsWith(joined?.text ?? '-'),
      true,
    )
    assert.equal(last?.text, 'Son paragraf.')
  }
})

test('a numbered paragraph and an item of a list open behind a title, a comma or a full stop', () => {
  for (const [first, second] of [
    [
      'B. Makul Sürede Yargılanma Hakkının İhlal Edildiğine İlişkin İddia',
      '20. İdare Mahkemesi davayı reddetmiştir.',
    ],
    [
      'Mülkiyet hakkının ihlal edildiğine ilişkin iddianın KABUL EDİLEBİLİR OLDUĞUNA,',
      '2. Hakkın İHLAL EDİLDİĞİNE,',
    ],
    ['Mahkemece davanın kabulüne karar verilmiştir.', '1. Hukuk Dairesi kararı onamıştır.'],
    ['Dava konusu edilen talepler şunlardır ve sırasıyla', 'a) davalıdan tahsil,'],
  ])
    assert.equal(paragraphsOf(`${first}\n${second}`).length, 2, second)
})

test('pieces of a sentence on separate lines are one paragraph', () => {
  const torn = [
    'İPTAL DAVASININ KONUSU:',
    '9',
    '/10/2024 tarihli Kararnamenin;',
    'A.',
    '4. maddesiyle değiştirilen kuralın,',
    'Anayasa’nın',
    'Başlangıç kısmı ile 2. ve 153.',
    'maddelerine',
    'aykırılığı ileri',
    'sürülerek',
    'iptaline karar verilmesi talebidir.',
    ...Array.from({ length: 12 }, (_, no) => `Bu ${no + 1}. cümle kendi satırında durur.`),
  ].join('\n')
  const paragraphs = paragraphsOf(torn)
  const texts = paragraphs.map(({ text }) => text)
  assert.ok(texts.includes('9 /10/2024 tarihli Kararnamenin;'))
  assert.ok(
    texts.some((text) => text.startsWith('A. 4. maddesiyle') && text.endsWith('karar verilmesi talebidir.')),
    texts.join(' | '),
  )
  assert.equal(texts.filter((text) => text.startsWith('Bu ')).length, 12)
  for (const { start, text } of paragraphs)
    assert.equal(torn.slice(start, start + text.length).replaceAll('\n', ' '), text)
})
