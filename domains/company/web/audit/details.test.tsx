import assert from 'node:assert/strict'
import { test } from 'node:test'
import { identityAudit } from '@mizan/identity/contract'
import { type AuditText, defineAudit, openDetails } from '@mizan/platform/contract'
import { detailsOf } from '@mizan/platform/ui/audit'
import { companyAudit } from '../../audit.ts'

type Entry = Parameters<typeof detailsOf>[1]

const told = (text: AuditText | undefined, entry: Partial<Entry>) =>
  (['tr', 'en'] as const).map((language) =>
    detailsOf(text, { subjectId: null, details: {}, ...entry }, language).join(' · '),
  )

const price = { tr: 'Fiyat: {{value}}', en: 'Price: {{value}}' }

/** A domain that comes after this one. */
const laterAudit = defineAudit({
  'lamp.set': {
    says: { tr: 'Lambayı ayarladı', en: 'Set a lamp' },
    shows: [
      {
        from: 'from',
        to: 'to',
        words: { on: { tr: 'Açık', en: 'On' }, off: { tr: 'Kapalı', en: 'Off' } },
        of: { desk: { tr: 'Masa lambası', en: 'Desk lamp' } },
      },
    ],
  },
})

test('an entry about a change shows the field and both values, in the words of its domain', () => {
  const details = { from: 'on', to: 'off' }
  const text = laterAudit['lamp.set']
  assert.deepEqual(told(text, { subjectId: 'desk', details }), [
    'Masa lambası: Açık → Kapalı',
    'Desk lamp: On → Off',
  ])
  assert.deepEqual(told(text, { subjectId: 'constructor', details }), ['', ''])
  assert.deepEqual(told(text, { subjectId: 'desk', details: { from: 'on', to: 'broken' } }), ['', ''])
})

test('the record names the bar that was added, proposed or decided on', () => {
  const name = 'Lefke Barosu'
  assert.deepEqual(told(identityAudit['bar.created'], { details: { name, country: 'kktc' } }), [
    'Lefke Barosu · KKTC',
    'Lefke Barosu · Northern Cyprus',
  ])
  assert.deepEqual(told(identityAudit['bar.proposal_decided'], { details: { name, accept: false } }), [
    'Lefke Barosu · Listeye alınmadı',
    'Lefke Barosu · Not listed',
  ])
})

test('roles before and after are listed in the order of the roles', () => {
  const details = { before: ['USER'], after: ['CASEADMIN', 'ADMIN'] }
  assert.deepEqual(told(companyAudit['member.roles_changed'], { details }), [
    'Kullanıcı → Yönetici, Dava yöneticisi',
    'User → Admin, Case Admin',
  ])
  const first = { before: [], after: ['USER'] }
  assert.deepEqual(told(companyAudit['member.roles_changed'], { details: first }), [
    ' → Kullanıcı',
    ' → User',
  ])
})

test('changed fields, the inviting person, and the reason and place of a refusal are shown', () => {
  assert.deepEqual(told(identityAudit['profile.changed'], { details: { fields: ['surname', 'secret'] } }), [
    'Soyad',
    'Surname',
  ])
  assert.deepEqual(told(companyAudit['invitation.accepted'], { details: { invitedBy: 'Ece $& Usta' } }), [
    'Davet eden: Ece $& Usta',
    'Invited by Ece $& Usta',
  ])
  const details = { reason: 'code', device: 'Firefox', network: '192.0.2.0' }
  assert.deepEqual(told(identityAudit['sign_in.refused'], { details }), [
    'Kod yanlıştı · Firefox · 192.0.2.0',
    'Wrong code · Firefox · 192.0.2.0',
  ])
})

test('an entry without a description shows no details', () => {
  assert.deepEqual(told(undefined, { details: { device: 'Firefox' } }), ['', ''])
  assert.deepEqual(openDetails(undefined, { device: 'Firefox' }), {})
  assert.deepEqual(openDetails(laterAudit['lamp.set'], { from: 'on', to: 'off', by: 'Ece' }), {
    from: 'on',
    to: 'off',
  })
})

test('a day is written as the language does, and a list of names with commas', () => {
  const text = {
    ...laterAudit['lamp.set'],
    shows: [
      { field: 'day', isDay: true, label: price },
      { field: 'names', label: price },
    ],
  } as const
  assert.deepEqual(told(text, { details: { day: '2026-12-14', names: ['Ayşe Kaya', 'Can Demir'] } }), [
    'Fiyat: 14.12.2026 · Fiyat: Ayşe Kaya, Can Demir',
    'Price: 14/12/2026 · Price: Ayşe Kaya, Can Demir',
  ])
  assert.deepEqual(told(text, { details: { day: '2026-12-14 10:30' } }), [
    'Fiyat: 14.12.2026 10:30',
    'Price: 14/12/2026 10:30',
  ])
})

test('an amount is shown with its currency, to the last digit', () => {
  const text = {
    ...laterAudit['lamp.set'],
    shows: [{ field: 'amount', currency: 'TRY', label: price }],
  } as const
  assert.deepEqual(told(text, { details: { amount: '9007199254740993.25' } }), [
    'Fiyat: 9.007.199.254.740.993,25\u00a0₺',
    'Price: ₺9,007,199,254,740,993.25',
  ])
  assert.deepEqual(told(text, { details: { amount: 12.5 } }), ['', ''])
})
