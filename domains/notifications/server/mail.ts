/**
 * Letters about what people were told of: within minutes, or once a day. A person is one transaction, which takes what
 * waits for them; a run that is repeated or doubled finds it taken. Rights are asked at that moment: what somebody may
 * no longer read is taken and not mailed.
 */
import { namesFor } from '@mizan/identity/server'
import { dayInTurkey } from '@mizan/platform/calendar'
import { type LetterSubject, newsLetter } from '../letters/news.ts'
import type { NotificationCall, Tx } from './call.ts'
import type { Reader } from './parts.ts'
import { changesForLetter } from './store/lists.ts'
import { type Person, peopleForDigest, peopleToMail, takeDigest, takeMail } from './store/waiting.ts'

/** Asked before each person; those that are left are done by the next run. */
type GoesOn = () => boolean

export const mailNews = (call: NotificationCall, goesOn: GoesOn = () => true): Promise<{ letters: number }> =>
  sendEach(call, goesOn, { form: 'mail', people: peopleToMail, take: takeMail })

export function mailDigests(
  call: NotificationCall,
  goesOn: GoesOn = () => true,
): Promise<{ letters: number }> {
  const today = dayInTurkey(call.clock.now())
  const take = (tx: Tx, person: Person) => takeDigest(tx, person, today)
  return sendEach(call, goesOn, { form: 'digest', people: peopleForDigest, take })
}

interface Sending {
  form: 'mail' | 'digest'
  people: (tx: Tx) => Promise<Person[]>
  take: (tx: Tx, person: Person) => Promise<number[]>
}

async function sendEach(call: NotificationCall, goesOn: GoesOn, sending: Sending) {
  let letters = 0
  for (const person of await call.system.read(sending.people)) {
    if (!goesOn()) throw new Error('The server stops before everybody was told')
    if (await call.system((tx) => sendTo(call, tx, person, sending))) letters += 1
  }
  return { letters }
}

async function sendTo(
  call: NotificationCall,
  tx: Tx,
  person: Person,
  { form, take }: Sending,
): Promise<boolean> {
  const { tell, publicUrl, audit } = call.parts
  const ids = await take(tx, person)
  const reader = ids.length > 0 ? await readerFor(call, tx, person) : undefined
  const subjects = reader ? await newsFor(call, tx, reader, ids) : []
  if (subjects.length === 0) return false
  const settings = `${publicUrl}/user-profile?tab=notifications`
  await tell(tx, person.userId, (language) => newsLetter(language, { form, subjects, audit, settings }))
  return true
}

/** With their roles as they are now; undefined for somebody who has left, or whose office may not read any more. */
async function readerFor(
  { parts: { membersOf, subjects } }: NotificationCall,
  tx: Tx,
  { officeId, userId }: Person,
): Promise<Reader | undefined> {
  const member = (await membersOf(tx, officeId)).find((one) => one.userId === userId)
  if (!member || !(await subjects.mayRead(tx, officeId))) return undefined
  return { officeId, userId, roles: member.roles }
}

async function newsFor(
  { parts: { namesOf, subjects, publicUrl } }: NotificationCall,
  tx: Tx,
  reader: Reader,
  ids: readonly number[],
): Promise<LetterSubject[]> {
  const changes = await changesForLetter(tx, reader, subjects.readable, ids)
  if (changes.length === 0) return []
  const bySubject = Map.groupBy(changes, ({ subject_id }) => subject_id)
  const named = await subjects.named(tx, reader.officeId, [...bySubject.keys()])
  const person = await namesFor(
    tx,
    namesOf,
    changes.map(({ actor_id }) => actor_id),
  )
  const lettered = [...bySubject].map(([id, own]) => ({ ...named.get(id), own }))
  return lettered.map(({ title = '', number = '', path = '', own }) => ({
    title,
    number,
    address: `${publicUrl}${path}`,
    changes: own.map(({ kind, action, actor_id, details }) => ({
      kind,
      action,
      actor: actor_id === null ? '' : person(actor_id).name,
      details: subjects.shortDetails(action, details),
    })),
  }))
}
