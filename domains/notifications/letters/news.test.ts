import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditTable } from '@mizan/platform/contract'
import { mostInLetter } from '../data/limits.ts'
import { type LetterSubject, newsLetter } from './news.ts'

const audit = {
  'thing.changed': { says: { tr: 'Durumu değiştirdi', en: 'Changed the state' }, shows: [] },
  'limit.completed': { says: { tr: 'Süreyi tamamladı', en: 'Completed a time limit' }, shows: [] },
  'limit.unmark_requested': { says: { tr: 'İşaretin kalkmasını istedi', en: 'Asked to unmark' }, shows: [] },
  'limit.added': {
    says: { tr: 'Süre ekledi', en: 'Added a time limit' },
    shows: [
      { field: 'limit' },
      { field: 'date', isDay: true, label: { tr: 'Tarih: {{value}}', en: 'Date: {{value}}' } },
    ],
  },
} as unknown as AuditTable
const change = { kind: 'caseChanged', action: 'thing.changed', actor: 'Ayşe Kaya', details: {} } as const
const subject = (more: Partial<LetterSubject> = {}): LetterSubject => ({
  title: 'Yılmaz / ABC',
  number: '2026/1',
  address: 'https://mizan.test/case-management/1',
  changes: [change],
  ...more,
})
const settings = 'https://mizan.test/user-profile?tab=notifications'
const letter = (subjects: LetterSubject[], language: 'tr' | 'en' = 'tr') =>
  newsLetter(language, { form: 'mail', subjects, audit, settings })

test('a letter says case by case who did what, in either language', () => {
  const assigned = { ...change, kind: 'caseAssigned' } as const
  const { subject: title, text } = letter([subject({ changes: [assigned, change] })], 'en')
  assert.equal(title, 'Mizan: 2 new notifications')
  assert.match(
    text,
    /2026\/1 Yılmaz \/ ABC\n {2}- Ayşe Kaya · Assigned the case to you\n {2}- Ayşe Kaya · Changed the state\n {2}https:/,
  )
  assert.equal(letter([subject()]).subject, 'Mizan: 1 yeni bildirim')
  const critical = subject({ changes: [{ ...change, kind: 'confirmation' }] })
  assert.equal(letter([critical]).subject, 'Mizan: 1 yeni bildirim (kritik süre)')
})

test('a change says what it is about and on which day, but brings no link', () => {
  const details = { limit: 'Cevap\nhttps://kotu.example/x', date: '2026-12-05', note: 'gizli' }
  const { text } = letter([
    subject({ changes: [{ ...change, kind: 'limit', action: 'limit.added', details }] }),
  ])
  assert.match(text, / {2}- Ayşe Kaya · Süre ekledi · Cevap.* · Tarih: 05\.12\.2026\n/)
  assert.doesNotMatch(text, /gizli|https:\/\/kotu/)
  const long = {
    ...change,
    kind: 'limit',
    action: 'limit.added',
    details: { limit: 'a'.repeat(500) },
  } as const
  assert.match(letter([subject({ changes: [long] })]).text, /· a{119}…\n/)
})

test('of a critical time limit it says what was asked, and that the reader is asked to confirm it', () => {
  const completed = { ...change, kind: 'confirmation', action: 'limit.completed' } as const
  const unmarked = { ...completed, action: 'limit.unmark_requested' } as const
  const { text } = letter([subject({ changes: [completed, unmarked] })])
  assert.match(text, /Ayşe Kaya · Süreyi tamamladı; kritik süre onayınızı bekliyor\n/)
  assert.match(text, /Ayşe Kaya · İşaretin kalkmasını istedi; kritik süre onayınızı bekliyor\n/)
})

test('a title cannot bring a link or further lines into a letter', () => {
  const { text } = letter([subject({ title: 'Bak\nhttps://kotu.example/x' })])
  assert.doesNotMatch(text, /https:\/\/kotu|Bak\n/)
})

test('of very many cases and changes a letter names some and counts the others', () => {
  const changes = Array.from({ length: mostInLetter.changes + 2 }, () => change)
  const many = Array.from({ length: mostInLetter.subjects + 3 }, () => subject({ changes }))
  const { text } = letter(many)
  assert.equal(text.match(/2026\/1/g)?.length, mostInLetter.subjects)
  assert.match(text, /… ve 2 değişiklik daha/)
  assert.match(text, /… ve 3 dava daha/)
  assert.ok(text.length < 20_000, `${text.length} letters`)
})
