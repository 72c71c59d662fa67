/**
 * The morning: each person is reminded of due things by the days that they chose, and gets one letter with these and
 * with their digest. Each person has a transaction, which takes the day for them, so a repeated or concurrent run
 * sends nothing twice.
 */
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { farthestReminder, reminderCatchUp } from '../data/limits.ts'
import { dueReminders, remindedUntil } from '../rules/due-reminders.ts'
import { usualOf } from '../rules/settings.ts'
import type { NotificationJob, Tx } from './call.ts'
import { findRecipient, type Recipient, sendLetter } from './letters.ts'
import { bell } from './notify.ts'
import { type GoesOn, notifyEach } from './notify-each.ts'
import type { NotificationParts } from './parts.ts'
import { insertNotices } from './store/notifications.ts'
import { type OwnSettings, takeDay } from './store/settings.ts'
import { dropDigest, type Person, peopleForDigest, takeDigest } from './store/waiting.ts'
import type { Days, DueThing, NotificationSubject } from './subjects.ts'

export async function mailDigests(
  call: NotificationJob,
  goesOn: GoesOn = () => true,
): Promise<{ letters: number }> {
  const { parts } = call
  const today = dayInTurkey(call.clock.now())
  const people = await call.system.read((tx) => peopleOfMorning(parts, tx, spanOf(today)))
  return notifyEach(people, goesOn, (person) =>
    call.ofOffice(person.officeId).system((tx) => notifyOne(parts, tx, person, today)),
  )
}

const spanOf = (today: string): Days => ({
  from: addDays(today, -reminderCatchUp),
  until: addDays(today, farthestReminder),
})

/** Everybody in an office with a due thing, and everybody with a waiting digest. */
async function peopleOfMorning(parts: NotificationParts, tx: Tx, days: Days): Promise<Person[]> {
  const offices = new Set<string>()
  for (const { reminders } of parts.subjects.all)
    for (const officeId of (await reminders?.offices(tx, days)) ?? []) offices.add(officeId)
  const people = await peopleForDigest(tx)
  for (const officeId of offices)
    for (const { userId } of await parts.membersOf(tx, officeId)) people.push({ officeId, userId })
  return [...new Map(people.map((one) => [`${one.officeId} ${one.userId}`, one])).values()]
}

async function notifyOne(parts: NotificationParts, tx: Tx, person: Person, today: string): Promise<boolean> {
  const recipient = await findRecipient(parts, tx, person)
  if (!recipient) {
    await dropDigest(tx, person)
    return false
  }
  const settings = await takeDay(tx, person, today)
  if (!settings) return false
  // The last notification is the first in the bell, so the nearest thing comes last.
  for (const subject of recipient.open.toReversed()) await remind(tx, recipient, { subject, settings, today })
  return sendLetter(parts, tx, recipient, { form: 'digest', ids: await takeDigest(tx, person) })
}

interface ReminderTask {
  subject: NotificationSubject
  settings: OwnSettings & { remindedOn: string | null }
  today: string
}

async function remind(
  tx: Tx,
  { reader }: Recipient,
  { subject, settings, today }: ReminderTask,
): Promise<void> {
  const { reminders, kind: subjectKind } = subject
  if (!reminders) return
  const things = await reminders.things(tx, reader, spanOf(today))
  const remindedOn = remindedUntil(settings.remindedOn, today, reminderCatchUp)
  const due = dueReminders(things, settings.days, { remindedOn, today })
  if (due.length === 0) return
  const { officeId, userId } = reader
  const notices = due
    .toReversed()
    .map((thing) => ({ userId, entryId: null, ...noticeOf(reminders.kinds, thing) }))
  tx.renew(bell, await insertNotices(tx, { officeId, subjectKind, at: tx.clock.now() }, notices))
}

function noticeOf(
  kinds: NonNullable<NotificationSubject['reminders']>['kinds'],
  { kind, subjectId, ...due }: DueThing,
) {
  const rule = kinds[kind]
  if (!rule) throw new TypeError(`Nobody is reminded of anything as ${kind}`)
  return { kind, subjectId, due, ...usualOf(rule) }
}
