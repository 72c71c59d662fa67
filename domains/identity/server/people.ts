/** What offices may know of accounts. Ids come from their own memberships; the transaction has the system's scope. */
import type { Transaction } from '@mizan/platform/database'
import type { OwnData } from '@mizan/platform/domain'
import { findProvenAccount } from './store/claims.ts'
import { findProvenEmail, namesOf } from './store/people.ts'

export interface Person {
  id: string
  name: string
  surname: string
  email: string
}

export interface KnownPerson extends Person {
  /** Whether a code that was sent there has been entered: otherwise the address may be somebody else's. */
  isEmailProven: boolean
}

/** Those of them who have an account; whoever had it erased is missing. */
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

/** Of whoever has proven the address. */
export async function findUserIdByEmail(tx: Transaction, email: string): Promise<string | undefined> {
  return (await findProvenAccount(tx, email))?.id
}

/** The address of the account, if a code that was sent there has been entered: only then what bears it is theirs. */
export async function provenEmailOf(tx: Transaction, userId: string): Promise<string | undefined> {
  return (await findProvenEmail(tx, userId))?.email ?? undefined
}

/** Whose data a domain is asked for. */
export const ownerOf = async (tx: Transaction, userId: string): Promise<OwnData> => ({
  userId,
  email: await provenEmailOf(tx, userId),
})
