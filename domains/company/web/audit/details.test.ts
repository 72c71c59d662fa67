import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailsOf } from './details.ts'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'

type Entry = Parameters<typeof detailsOf>[0]
type Say = Parameters<typeof detailsOf>[1]

/** Reads a dictionary as a screen does. */
const sayIn =
  (texts: object): Say =>
  (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts)
    return String(found).replace(/\{\{(\w+)\}\}/g, (_, name) =>
      String((values as Record<string, unknown>)[name]),
    )
  }

const roleNames = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

const told = (entry: Partial<Entry>) =>
  [tr, en].map((texts) =>
    detailsOf({ action: '', subjectId: null, details: {}, ...entry }, sayIn(texts), roleNames).join(' · '),
  )

test('the record tells which switch was set from what to what', () => {
  const details = { from: 'TurnedOn', to: 'Maintenance' }
  assert.deepEqual(told({ action: 'feature.set', subjectId: 'searchCy', details }), [
    'Karar arama (KKTC): Açık → Bakımda',
    'Decision search (Northern Cyprus): Turned on → Maintenance',
  ])
  assert.deepEqual(told({ action: 'feature.set', subjectId: 'constructor', details }), ['', ''])
})

test('the record tells what became of a message', () => {
  assert.deepEqual(told({ action: 'message.state_set', details: { from: 'new', to: 'answered' } }), [
    'Yeni → Yanıtlandı',
    'New → Answered',
  ])
})

test('the record names the bar that was added, proposed or decided on', () => {
  const name = 'Lefke Barosu'
  assert.deepEqual(told({ action: 'bar.created', details: { name, country: 'kktc' } }), [
    'Lefke Barosu · KKTC',
    'Lefke Barosu · Northern Cyprus',
  ])
  assert.deepEqual(told({ action: 'bar.proposal_decided', details: { name, accept: false } }), [
    'Lefke Barosu · Listeye alınmadı',
    'Lefke Barosu · Not listed',
  ])
})

test('roles, changed fields, and why and from where it was refused stand in one line', () => {
  assert.deepEqual(told({ details: { before: ['USER'], after: ['ADMIN'] } }), [
    'USER → ADMIN',
    'USER → ADMIN',
  ])
  assert.deepEqual(told({ details: { fields: ['surname', 'secret'] } }), ['Soyad', 'Surname'])
  const details = { reason: 'code', device: 'Firefox', network: '192.0.2.0' }
  assert.deepEqual(told({ details }), [
    'Kod yanlıştı · Firefox · 192.0.2.0',
    'Wrong code · Firefox · 192.0.2.0',
  ])
})
