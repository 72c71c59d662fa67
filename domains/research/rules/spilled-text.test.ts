import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutSpilledText } from './spilled-text.ts'

const article = (no: string, heading: string, text = 'Metin biter.') => ({
  no,
  heading: heading === '' ? [] : heading.split(' › '),
  text,
  appendix: false,
})
/** The resulting text of the first article and heading of the second. */
function mended(before: string, heading: string, [first, second] = ['1', '2']): [string, string] {
  const [one, two] = withoutSpilledText([
    article(first ?? '', 'Konu', before),
    article(second ?? '', heading),
  ])
  return [one?.text ?? '', two?.heading.join(' › ') ?? '']
}

test('the last sentence of an article is its text, not the heading of the next', () => {
  const sentence = 'Bu Kanuna göre çıkarılacak yönetmelikler Resmi Gazetede yayımlanır.'
  assert.deepEqual(mended('İlk fıkra biter.', `${sentence} 9 › Esaslar`), [
    `İlk fıkra biter.\n\n${sentence}`,
    'Esaslar',
  ])
  assert.deepEqual(mended('İlk fıkra biter.', sentence), [`İlk fıkra biter.\n\n${sentence}`, ''])
})

test('the last item of a list, the end of a sentence and the text of an empty number are moved back as printed', () => {
  assert.deepEqual(
    mended('1. Eşlerden birinin evli bulunması,', '2. Akıl hastalığının bulunması. › II. Dava hakkı'),
    ['1. Eşlerden birinin evli bulunması,\n\n2. Akıl hastalığının bulunması.', 'II. Dava hakkı'],
  )
  assert.deepEqual(
    mended(
      'hallerde on yıldan ondört yıla',
      'kadar, diğer hallerde ise › onsekiz yıla kadar hapis verilir. › İhmal',
    ),
    ['hallerde on yıldan ondört yıla kadar, diğer hallerde ise onsekiz yıla kadar hapis verilir.', 'İhmal'],
  )
  assert.deepEqual(mended('Metin biter.\n\n(3)', 'Ortaklar rapordan vazgeçebilirler.'), [
    'Metin biter.\n\n(3) Ortaklar rapordan vazgeçebilirler.',
    '',
  ])
})

test('a remark on a paragraph, the end of a bracket and a quotation belong to the previous article', () => {
  assert.equal(mended('Metin biter.', '(Son fıkra mülga: 21/2/2001 - 4629/1 md.) › Birleşme')[1], 'Birleşme')
  assert.deepEqual(mended('(Ek: 14/6/1989 – 3575/2 md.;', 'Mülga: 2/1/2014-6514/26 md.)'), [
    '(Ek: 14/6/1989 – 3575/2 md.; Mülga: 2/1/2014-6514/26 md.)',
    '',
  ])
  assert.equal(
    mended('şöyle andiçerler:', '“Görevimi dürüstlükle yerine getireceğime andiçerim.” › Süre')[1],
    'Süre',
  )
})

test('real headings stay, even long ones and those with a footnote or a remark', () => {
  for (const heading of [
    'Kira Sözleşmesi › Genel Hükümler › A. Tanımı',
    'İşletenin ve araç işleticisinin bağlı olduğu teşebbüs sahibinin hukuki sorumluluğu: 70',
    'Teşvik tedbirleri ve mülkiyet (Değişik başlık:20/10/2022-7419/5 md.)',
    `Uygulanacak ${'esaslar, usuller ve '.repeat(9)}hükümler`,
    'II. Tanımı.',
  ])
    assert.deepEqual(mended('Metin biter.', heading), ['Metin biter.', heading])
})

test('nothing is moved if articles are missing between the two, because it may be all that is left of these', () => {
  const sentence = 'Halkoylaması altmışıncı günden sonraki ilk pazar günü yapılır.'
  assert.deepEqual(mended('Metin biter.', sentence, ['1', '3']), ['Metin biter.', sentence])
  for (const pair of [
    ['12', '12/A'],
    ['12/A', '13'],
    ['20', 'Mükerrer 20'],
    ['40', 'Geçici 1'],
    ['Ek 1', 'Ek 2'],
  ] as [string, string][])
    assert.equal(mended('Metin biter.', sentence, pair)[1], '', pair.join(' → '))
})
