import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateOf } from './case-state.ts'
import { titleOf } from './case-title.ts'
import { documentName, referenceName } from './document-name.ts'
import { readDomain } from './domain.ts'
import { dayOf, dayOfParts, momentOf } from './portal-dates.ts'
import { kindOfParty, lawyersOf, roleOfPortal } from './roles.ts'

test('dates of the portal are read in each of its forms, and nothing else is one', () => {
  assert.equal(dayOf('03/12/2026'), '2026-12-03')
  assert.equal(dayOf('3.12.2026 14:20'), '2026-12-03')
  assert.equal(dayOf('2026-11-24 09:30:00.0'), '2026-11-24')
  assert.equal(dayOfParts({ date: { year: 2026, month: 3, day: 2 }, time: {} }), '2026-03-02')
  for (const wrong of ['31/02/2026', '2026', '', null, 20261203, '03/12/26']) assert.equal(dayOf(wrong), null)
  assert.equal(dayOfParts({ date: { year: '2026', month: 3, day: 2 } }), null)
  assert.deepEqual(momentOf('2026-11-24 09:30:00.0'), { date: '2026-11-24', time: '09:30' })
  assert.equal(momentOf('2026-11-24'), null)
})

test('a domain is a number and a kind of file; another text is its kind', () => {
  assert.deepEqual(readDomain('2025/9101(Ceza Dava Dosyası)'), {
    number: '2025/9101',
    kind: 'Ceza Dava Dosyası',
  })
  assert.deepEqual(readDomain('Talimat'), { number: '', kind: 'Talimat' })
})

test('a document is named by its day, type and number, without characters that names cannot have', () => {
  const named = { type: 'Bilirkişi Raporu / Ek', courtFileNo: '4711', approvalDate: '2026-11-20' }
  assert.equal(documentName(named, 'udf'), '2026-11-20 Bilirkişi Raporu Ek no 4711.udf')
  assert.equal(
    referenceName(named, { order: 2, type: 'Rapor' }, 'pdf'),
    '2026-11-20 Bilirkişi Raporu Ek Ek 2 Rapor no 4711.pdf',
  )
  assert.equal(documentName({ ...named, type: '  ' }, 'pdf'), '2026-11-20 Belge no 4711.pdf')
})

test('roles of the portal become those of the case, and unknown ones stay words', () => {
  assert.equal(roleOfPortal('DAVACI'), 'claimant')
  assert.equal(roleOfPortal('Davalı-Karşı Davacı'), 'counterclaimant')
  assert.equal(roleOfPortal('Bilirkişi'), 'Bilirkişi')
  assert.deepEqual(lawyersOf('[AYŞE DEMİR, ALİ KAYA]'), ['AYŞE DEMİR', 'ALİ KAYA'])
  assert.deepEqual(lawyersOf(''), [])
  assert.equal(kindOfParty('ABC İNŞAAT A.Ş.', ''), 'organisation')
  assert.equal(kindOfParty('ANKARA BÜYÜKŞEHİR BELEDİYE BAŞKANLIĞI', ''), 'organisation')
  assert.equal(kindOfParty('Ayşe Aşan', 'Gerçek Kişi'), 'individual')
})

test('a case is called by its two sides, or by court and number', () => {
  const parties = [
    { name: 'ABC  A.Ş.', role: 'defendant' },
    { name: 'Ayşe Yılmaz', role: 'claimant' },
  ]
  assert.equal(titleOf({ courtName: 'İş', caseNo: '2026/1', parties }), 'Ayşe Yılmaz / ABC A.Ş.')
  assert.equal(
    titleOf({ courtName: 'Ankara 1. İş Mahkemesi', caseNo: '2026/1', parties: [] }),
    'Ankara 1. İş Mahkemesi 2026/1',
  )
})

test('the state of a case follows what the portal says', () => {
  const states = ['Açık', 'Kapalı', 'Karara Çıkmış', 'İstinafta', "Yargıtay'da", 'Temyizde', '']
  assert.deepEqual(states.map(stateOf), ['open', 'closed', 'out', 'appeal', 'yargitay', 'yargitay', 'open'])
})
