import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headingText, isAmending, lawTitle, sameSuggestion, subjectsIn } from './suggestion-texts.ts'

test('a subject is suggested as the items that it lists', () => {
  assert.deepEqual(subjectsIn('Tehdit, mala zarar verme'), ['Tehdit', 'Mala zarar verme'])
  assert.deepEqual(subjectsIn('Ölümlü Kaza – ZMSS – Sigorta Tahkim'), [
    'Ölümlü Kaza',
    'ZMSS',
    'Sigorta Tahkim',
  ])
  assert.deepEqual(subjectsIn('Yağma (değişen suç vasfı ile tehdit)'), ['Yağma'])
})

test('a sentence, a reference to a file and a very long text are not suggested', () => {
  for (const text of [
    '… Vergi Mahkemesinin … tarih ve E:…, K:… sayılı kararının temyizen incelenerek bozulması istenilmektedir.',
    'Başvuru, yargılamanın uzun sürmesi nedeniyle hakkın ihlal edildiği iddiasına ilişkindir.',
    'Hükmün esası bozulmuştur',
    'x'.repeat(61),
  ])
    assert.deepEqual(subjectsIn(text), [], text)
})

test('a heading is shown without its mark, and with its section if it means little alone', () => {
  assert.equal(headingText('2. Yoksulluk nafakası', ['C. Boşanma']), 'Yoksulluk nafakası')
  assert.equal(headingText('A. Tanımı', ['Kira Sözleşmesi', 'Genel Hükümler']), 'Kira Sözleşmesi: tanımı')
  assert.equal(headingText('Mirasçı olarak', ['II. Ehliyet']), 'Ehliyet: mirasçı olarak')
  assert.equal(headingText('I. Genel olarak', ['B. Koşulları']), 'Genel olarak')
  assert.equal(headingText('kanun yolu', []), 'Kanun yolu')
  assert.equal(headingText('18/7/2012 tarihli ve E.: 2011/113 sayılı Kararı ile.)', []), undefined)
  assert.equal(headingText(`Trafik zabıtasının ${'görev ve '.repeat(8)}yetkisi`, []), undefined)
})

test('a title is short and in sentence case; one that only amends other laws is recognised', () => {
  assert.equal(
    lawTitle('İŞSİZLİK SİGORTASI KANUNU ( SOSYAL SİGORTALAR KANUNU … )'),
    'İşsizlik Sigortası Kanunu',
  )
  assert.ok(lawTitle(`${'ÇOK UZUN '.repeat(20)}KANUNU`).length <= 82)
  assert.ok(isAmending('İŞ KANUNU İLE BAZI KANUNLARDA DEĞİŞİKLİK YAPILMASINA DAİR KANUN'))
  assert.ok(!isAmending('TÜRK CEZA KANUNU'))
})

test('case and punctuation do not make two suggestions of one', () => {
  assert.equal(sameSuggestion('Ölümlü Kaza'), sameSuggestion('OLUMLU  KAZA'))
})
