import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseDate, normaliseDecision, normaliseNumber, normaliseSubject } from './normalise.ts'

test('numbers have one spelling in each country', () => {
  for (const spelling of ['2019/1234', 'E. 2019/1234', '2019 / 1234 E.', '2019-1234', '2019/01234'])
    assert.equal(normaliseNumber(spelling), '2019/1234', spelling)
  assert.equal(normaliseNumber('2011/7-695'), '2011/7-695')
  assert.equal(normaliseNumber('24-12/215-88'), '24-12/215-88')
  assert.equal(normaliseNumber('2025-5-075'), '2025-5-075')
  assert.equal(normaliseNumber('D.6/80', 'kktc'), 'D.6/1980')
  assert.equal(normaliseNumber('45/2018', 'kktc'), '45/2018')
  for (const nothing of ['', undefined, '…', 'yok']) assert.equal(normaliseNumber(nothing), undefined)
})

test('an impossible date counts as missing', () => {
  assert.equal(normaliseDate('12.02.2020'), '2020-02-12')
  assert.equal(normaliseDate('2/3/2020'), '2020-03-02')
  assert.equal(normaliseDate('12 Şubat 2020'), '2020-02-12')
  assert.equal(normaliseDate('2020-02-12T00:00:00Z'), '2020-02-12')
  for (const wrong of ['31.02.2020', '2020', '12.13.2020', '', undefined])
    assert.equal(normaliseDate(wrong), undefined)
})

test('a subject that is a piece of the text counts as missing', () => {
  assert.equal(normaliseSubject('  Hakaret -'), 'Hakaret')
  assert.equal(normaliseSubject('KASTEN YARALAMA'), 'Kasten yaralama')
  assert.equal(normaliseSubject('x'.repeat(201)), undefined)
  assert.equal(normaliseSubject('Başvuru Numarası: 2023/1) Karar Tarihi: 1/1/2026'), undefined)
})

test('a sentence of the text is not a subject, but what an application alleges is', () => {
  for (const text of [
    '… Vergi Mahkemesinin … sayılı kararının temyizen incelenerek bozulması istenilmektedir.',
    'Davacı, kıdem tazminatının ödetilmesine karar verilmesini istemiştir',
    'Uyuşmazlık, kira bedeline ilişkindir.',
  ])
    assert.equal(normaliseSubject(text), undefined, text)
  assert.equal(
    normaliseSubject(
      'Başvuru, infazın uzaması nedeniyle özgürlük hakkının ihlal edildiği iddiasına ilişkindir.',
    ),
    'İnfazın uzaması nedeniyle özgürlük hakkının ihlal edildiği iddiası',
  )
  assert.equal(normaliseSubject('Hisselerin devralınması işlemi.'), 'Hisselerin devralınması işlemi.')
})

test('a decision keeps what its source says and nothing more', () => {
  const decision = normaliseDecision({
    country: 'turkey',
    court: 'YARGITAY',
    chamber: '3.HD',
    caseNumber: '2019/1234 E.',
    decisionDate: 'bilinmiyor',
  })
  assert.deepEqual(decision, {
    country: 'turkey',
    court: 'Yargıtay',
    chamber: '3. Hukuk Dairesi',
    courtCode: 'yargitay-hd-3',
    courtBadge: 'Y. 3. HD',
    level: 'supreme',
    caseNumber: '2019/1234',
    caseYear: 2019,
    relatedLaws: [],
  })
})

test('the distribution number of a Cypriot decision is its delivery number', () => {
  const decision = normaliseDecision({
    country: 'kktc',
    chamber: 'Yargıtay/Hukuk',
    decisionNumber: 'D. 12/2019',
    caseNumber: '45/18',
  })
  assert.deepEqual(
    [decision.deliveryNumber, decision.deliveryYear, decision.caseNumber, decision.caseYear],
    ['12', 2019, '45/2018', 2018],
  )
})

test('a Cypriot number that begins with a year is not read as one of a future year', () => {
  assert.equal(normaliseNumber('2020/27', 'kktc'), '2020/27')
  assert.equal(normaliseNumber('27/20', 'kktc'), '27/2020')
  assert.equal(normaliseNumber('D. 12/2019', 'kktc'), 'D.12/2019')
})
