/**
 * One letter to one person about the events that were taken for it. Rights are checked at that moment: an event that
 * the person may no longer read is taken and not mailed.
 */
import { namesFor } from '@mizan/identity/server'
import { dayInTurkey } from '@mizan/platform/calendar'
import { type LetterReminder, type LetterSubject, newsLetter } from '../letters/news.ts'
import type { Tx } from './call.ts'
import { lineOf } from './lines.ts'
import { isReadable, openSubjects } from './open-subjects.ts'
import type { NotificationParts } from './parts.ts'
import { type Change, changesForLetter } from './store/lists.ts'
import type { Person } from './store/waiting.ts'
import { keyOf, namesOf } from './subject-names.ts'
import type { NotificationSubject, Reader } from './subjects.ts'

/** A person with their present roles, and the subjects that these and the office open to them. */
export interface Recipient {
  reader: Reader
  open: readonly NotificationSubject[]
}

/** Returns undefined for a person who has left, or who may read no subject any more. */
export async function findRecipient(
  parts: NotificationParts,
  tx: Tx,
  { officeId, userId }: Person,
): Promise<Recipient | undefined> {
  const member = (await parts.membersOf(tx, officeId)).find((one) => one.userId === userId)
  if (!member) return undefined
  const reader = { officeId, userId, roles: member.roles }
  const open = await openSubjects(parts, tx, reader)
  return open.length > 0 ? { reader, open } : undefined
}

/** @returns whether there was anything to send */
export async function sendLetter(
  parts: NotificationParts,
  tx: Tx,
  { reader, open }: Recipient,
  { form, ids }: { form: 'mail' | 'digest'; ids: readonly number[] },
): Promise<boolean> {
  const { officeId, userId } = reader
  const changes = ids.length > 0 ? await changesForLetter(tx, reader, isReadable(open, reader), ids) : []
  if (changes.length === 0) return false
  const named = await namesOf(parts, tx, officeId, changes)
  const person = await namesFor(
    tx,
    parts.namesOf,
    changes.map(({ actor_id }) => actor_id),
  )
  const titleOf = (change: Change) => {
    const { title, number, path } = named(change)
    return { title, number, address: `${parts.publicUrl}${path}` }
  }
  const said = (change: Change) => ({
    line: lineOf(parts, change),
    isCritical: parts.subjects.rules.get(change.kind)?.critical !== undefined,
    actor: change.actor_id === null ? '' : person(change.actor_id).name,
  })
  const news = {
    form,
    today: dayInTurkey(tx.clock.now()),
    reminders: remindersIn(changes, titleOf, said),
    subjects: subjectsIn(changes, titleOf, said),
    settings: `${parts.publicUrl}/user-profile?tab=notifications`,
  }
  await parts.notify(tx, userId, (language) => newsLetter(language, news))
  return true
}

type DescribeSubject = (change: Change) => Pick<LetterReminder, 'title' | 'number' | 'address'>
type DescribeChange = (change: Change) => Pick<LetterReminder, 'line' | 'isCritical'> & { actor: string }

/** The reminders by their days, and within a day in the order of the bell. */
const remindersIn = (
  changes: readonly Change[],
  named: DescribeSubject,
  said: DescribeChange,
): LetterReminder[] =>
  changes
    .flatMap((change) => (change.due_on === null ? [] : [{ change, date: change.due_on }]))
    .sort((one, other) => one.date.localeCompare(other.date) || other.change.id - one.change.id)
    .map(({ change, date }) => ({ date, time: change.due_time, ...named(change), ...said(change) }))

function subjectsIn(
  changes: readonly Change[],
  named: DescribeSubject,
  said: DescribeChange,
): LetterSubject[] {
  const happened = changes.filter(({ due_on }) => due_on === null)
  return [...Map.groupBy(happened, keyOf).values()].flatMap((own) =>
    own[0] ? [{ ...named(own[0]), changes: own.map(said) }] : [],
  )
}
