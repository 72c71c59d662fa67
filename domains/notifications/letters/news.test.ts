import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostInLetter } from '../data/limits.ts'
import { type LetterChange, type LetterReminder, type LetterSubject, newsLetter } from './news.ts'

const line = (tr: string, en: string, ...about: string[]): LetterChange['line'] => ({
  tr: { says: tr, about },
  en: { says: en, about },
})
const change: LetterChange = {
  actor: 'Ayşe Kaya',
  line: line('Durumu değiştirdi', 'Changed the state'),
  isCritical: false,
}
const named = { title: 'Yılmaz / ABC', number: '2026/1', address: 'https://mizan.test/things/1' }
const subject = (more: Partial<LetterSubject> = {}): LetterSubject => ({
  ...named,
  changes: [change],
  ...more,
})
const reminder = (more: Partial<LetterReminder> = {}): LetterReminder => ({
  ...named,
  date: '2026-12-05',
  time: null,
  line: line('Süre', 'Time limit'),
  isCritical: false,
  ...more,
})
const settings = 'https://mizan.test/user-profile?tab=notifications'
const letter = (
  news: { reminders?: LetterReminder[]; subjects?: LetterSubject[]; form?: 'mail' | 'digest' },
  language: 'tr' | 'en' = 'tr',
) =>
  newsLetter(language, {
    ...{ form: 'mail', today: '2026-12-04', reminders: [], subjects: [], settings },
    ...news,
  })

test('a letter says subject by subject who did what, in either language', () => {
  const assigned = { ...change, line: line('Size verdi', 'Assigned it to you') }
  const { subject: title, text } = letter({ subjects: [subject({ changes: [assigned, change] })] }, 'en')
  assert.equal(title, 'Mizan: 2 new notifications')
  assert.match(
    text,
    /2026\/1 Yılmaz \/ ABC\n {2}- Ayşe Kaya · Assigned it to you\n {2}- Ayşe Kaya · Changed the state\n {2}https:/,
  )
  assert.equal(letter({ subjects: [subject()] }).subject, 'Mizan: 1 yeni bildirim')
  const critical = subject({ changes: [{ ...change, isCritical: true }] })
  assert.equal(letter({ subjects: [critical] }).subject, 'Mizan: 1 yeni bildirim (1 kritik)')
})

test('a letter lists due dates before events, and counts both', () => {
  const reminders = [
    reminder({ date: '2026-12-01' }),
    reminder({ time: '10:30', line: line('Duruşma', 'Hearing', 'Hatırlatma günü'), isCritical: true }),
  ]
  const { subject: title, text } = letter({ reminders, subjects: [subject()], form: 'digest' })
  assert.equal(title, 'Mizan: günlük özet, 2 hatırlatma, 1 bildirim (1 kritik)')
  assert.match(
    text,
    /^Yaklaşan işleriniz:\n\n1 Aralık 2026 · Süre · 2026\/1 Yılmaz \/ ABC \(günü geçti\)\n {2}https:\S+\n5 Aralık 2026 10:30 · Duruşma · Hatırlatma günü · 2026\/1 Yılmaz \/ ABC\n {2}https:\S+\n\nSon özetten bu yana olanlar:\n\n2026\/1/,
  )
  assert.equal(
    letter({ reminders, form: 'digest' }, 'en').subject,
    'Mizan: daily digest, 2 reminders (1 critical)',
  )
})

test('neither a title nor a detail can bring a link or further lines, and a long detail is cut', () => {
  const bad = 'Bak\nhttps://kotu.example/x'
  const about = line('Süre ekledi', 'Added', bad, 'a'.repeat(500))
  const { text } = letter({
    subjects: [subject({ title: bad, changes: [{ ...change, line: about }] })],
    reminders: [reminder({ title: bad, line: about })],
  })
  assert.doesNotMatch(text, /https:\/\/kotu|Bak\n/)
  assert.equal(text.match(/· a{119}…/g)?.length, 2)
})

test('of very many subjects, changes and reminders a letter names some and counts the others', () => {
  const changes = Array.from({ length: mostInLetter.changes + 2 }, () => change)
  const subjects = Array.from({ length: mostInLetter.subjects + 3 }, () => subject({ changes }))
  const reminders = Array.from({ length: mostInLetter.reminders + 4 }, () => reminder())
  const { text } = letter({ subjects, reminders })
  assert.equal(text.match(/2026\/1/g)?.length, mostInLetter.subjects + mostInLetter.reminders)
  assert.match(text, /… ve 2 değişiklik daha/)
  assert.match(text, /… ve 3 kayıtta daha değişiklik var/)
  assert.match(text, /… ve 4 hatırlatma daha/)
})
