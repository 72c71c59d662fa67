/**
 * The facts about accounts that offices may know. Ids come from their own memberships; the transaction has the
 * system's scope.
 */
import type { Transaction } from '@mizan/platform/database'
import type { OwnData } from '@mizan/platform/domain'
import { findProvenAccount } from './store/claims.ts'
import { findProvenEmail, namesOf, standingsOf } from './store/people.ts'

export interface Person {
  id: string
  name: string
  surname: string
  email: string
}

export interface KnownPerson extends Person {
  /** Whether a code that was sent there has been entered; otherwise the address may be somebody else's. */
  isEmailProven: boolean
}

/** The people with these ids; erased accounts are missing. */
export async function peopleByIds(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, KnownPerson>> {
  const people = ids.length === 0 ? [] : await namesOf(tx, ids)
  return new Map(
    people.map(({ email_verified_at, language: _, ...person }) => [
      person.id,
      { ...person, email: person.email ?? '', isEmailProven: email_verified_at !== null },
    ]),
  )
}

/** The person who has proven the address. */
export async function findUserIdByEmail(tx: Transaction, email: string): Promise<string | undefined> {
  return (await findProvenAccount(tx, email))?.id
}

/** The address of the account if it is proven; only then does data under that address belong to the person. */
export async function provenEmailOf(tx: Transaction, userId: string): Promise<string | undefined> {
  return (await findProvenEmail(tx, userId))?.email ?? undefined
}

/** The person whose data a domain exports or erases. */
export const ownerOf = async (tx: Transaction, userId: string): Promise<OwnData> => ({
  userId,
  email: await provenEmailOf(tx, userId),
})

/** The facts about people that offers require: their proven addresses, and whether a bar has confirmed one of them. */
export async function provenStanding(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ emails: string[]; isBarConfirmed: boolean }> {
  const people = ids.length === 0 ? [] : await standingsOf(tx, ids)
  return {
    emails: people.flatMap(({ email, email_verified_at }) => (email && email_verified_at ? [email] : [])),
    isBarConfirmed: people.some(({ bar_membership }) => bar_membership === 'confirmed'),
  }
}
