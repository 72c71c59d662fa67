import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takeApart } from '../question/take-apart.ts'
import { compose } from './compose.ts'
import { articlePassage, decisionPassage } from './testing/passages.ts'

const ask = (message: string) => takeApart(message, [], 'turkey')
const quotes = (message: string, passages: Parameters<typeof compose>[1]) =>
  compose(ask(message), passages).sentences.map(({ text }) => text)

const numbered =
  '(1) Mal satan kişi bir yıl hapis cezası alır. \n(2) Mal alan kişi iki yıl hapis cezası alır.'
const unnumbered = 'Eşler mal davası açabilir.\n\nBir yıl sürmüş ise birlikte başvurabilirler.'

test('if the question names a paragraph of an article, that paragraph answers', () => {
  const article = articlePassage('188', numbered, { law: '5237', score: 0.5 })
  const other = articlePassage('61', 'Hapis cezası belirlenirken mal dikkate alınır.')
  assert.equal(
    quotes('tck 188/2 hapis cezası', [other, article])[0],
    'Mal alan kişi iki yıl hapis cezası alır.',
  )
  assert.equal(
    quotes('tck 188/1 hapis cezası', [other, article])[0],
    'Mal satan kişi bir yıl hapis cezası alır.',
  )
})

test('paragraphs without numbers are found by counting', () => {
  const article = articlePassage('166', unnumbered, { law: '4721' })
  assert.equal(quotes('tmk 166/2 eşler dava', [article])[0], 'Bir yıl sürmüş ise birlikte başvurabilirler.')
})

test('for a repealed article that the question names, its note of repeal is quoted', () => {
  const repealed = articlePassage('107', '(Mülga:16/7/2026-7589/19 md.)', { law: '6100' })
  const other = articlePassage('31', 'Hâkim belirsiz alacak davası hakkında açıklama yaptırabilir.', {
    score: 0.3,
  })
  assert.equal(
    quotes('HMK 107 belirsiz alacak davası', [repealed, other])[0],
    '(Mülga:16/7/2026-7589/19 md.)',
  )
})

test('an article from the subject index leads, although it has none of the words', () => {
  const listed = articlePassage('995', 'Zilyet elde ettiği ürünler karşılığında tazminat öder.', {
    subject: { name: 'ecrimisil', share: 1 },
  })
  const other = articlePassage('75', 'İdareler ecrimisil isteyebilir ve bunu tahsil eder.', { score: 0.6 })
  assert.match(quotes('ecrimisil', [listed, other])[0] ?? '', /^Zilyet/)
})

test('beside an article that was looked up, another law is quoted only if it answers the same question', () => {
  const listed = articlePassage('3', 'Kıdem tazminatı için zamanaşımı süresi beş yıldır.', {
    subject: { name: 'kıdem tazminatı zamanaşımı', share: 1 },
  })
  const stranger = articlePassage('72', 'Tazminat istemi iki yıllık zamanaşımı süresine tabidir.', {
    score: 0.9,
  })
  stranger.source.law = { id: 'other', number: '1', title: 'Başka Kanun', abbreviation: null }
  assert.deepEqual(quotes('kıdem tazminatı zamanaşımı', [listed, stranger]).length, 1)
})

test('a decision that shows how courts apply the law is quoted among the grounds', () => {
  const law = articlePassage('41', 'Fazla çalışma ücreti yüzde elli artırılarak ödenir.')
  const ruling = decisionPassage(
    '5',
    'Kural olarak fazla çalışma ücreti yüzde elli artırılarak hesaplanması gerekir.',
  )
  assert.match(quotes('fazla çalışma ücreti', [law, ruling]).join('\n'), /hesaplanması gerekir/)
})
