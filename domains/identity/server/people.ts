/** What offices may know of accounts. Ids come from their own memberships. */
import { type AnyDatabase, type Clock, withTables } from '@mizan/platform/database'
import { findProvenAccount } from './store/claims.ts'
import { findProvenEmail, namesOf } from './store/people.ts'
import { endSessions } from './store/sessions.ts'
import type { IdentityTables } from './tables.ts'

/** A context or a transaction of the system scope, whatever tables its owner works on. */
interface System {
  db: AnyDatabase
  clock: Clock
}

export interface Person {
  id: string
  name: string
  surname: string
  email: string
}

/** Those of them who have an account; whoever had it erased is missing. */
export async function peopleByIds({ db }: System, ids: readonly string[]): Promise<Map<string, Person>> {
  const people = ids.length === 0 ? [] : await namesOf(withTables<IdentityTables>(db), ids)
  return new Map(people.map((person) => [person.id, { ...person, email: person.email ?? '' }]))
}

/** Of whoever has proven the address. */
export async function findUserIdByEmail({ db }: System, email: string): Promise<string | undefined> {
  return (await findProvenAccount(withTables<IdentityTables>(db), email))?.id
}

/** The address of the account, if a code that was sent there has been entered: only then what bears it is theirs. */
export async function provenEmailOf({ db }: System, userId: string): Promise<string | undefined> {
  return (await findProvenEmail(withTables<IdentityTables>(db), userId))?.email ?? undefined
}

/** Ends all sessions of an account, such as when its office removes it. */
export async function endSessionsOf({ db, clock }: System, userId: string, reason: string): Promise<void> {
  await endSessions(withTables<IdentityTables>(db), userId, reason, clock.now())
}
