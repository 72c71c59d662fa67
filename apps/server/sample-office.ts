/** An office for trying the product: created once, outside production, with an account that needs no second step. */
import {
  type Identity,
  type IdentityTables,
  openVerifiedAccount,
  type VerifiedPerson,
} from '@mizan/identity/server'
import { alone } from '@mizan/platform/database'
import { operatorCall } from './operator.ts'
import type { Parts } from './parts.ts'

export interface SampleSignIn {
  email: string
  /** Set only at the first start. */
  password?: string
}

const person = {
  email: 'demo@mizan.test',
  name: 'Deniz',
  surname: 'Örnek',
  phoneNumber: '+905550000001',
  organisation: 'Örnek Hukuk Bürosu',
  country: 'turkey',
  occupation: 'lawyer',
} as const

/**
 * The sign-in to print. An account that existed before has the password of its first start, or a newer one. If several
 * servers start at once on one data folder, one of them creates the account.
 */
export async function openSampleOffice(
  { database, calls }: Pick<Parts, 'calls'> & { database: Pick<Parts['database'], 'kysely'> },
  identity: Identity,
  password: string,
): Promise<SampleSignIn> {
  const opened = await alone(database.kysely, 'sample office', () =>
    openAccount(calls, identity, { ...person, password }),
  )
  return { email: person.email, ...(opened ? { password } : {}) }
}

/** For the sample, and for tests and measurements that need people without sending letters. */
export const openAccount = (
  calls: Parts['calls'],
  identity: Identity,
  person: VerifiedPerson,
): Promise<{ userId: string } | null> => {
  const facts = { rowName: 'accounts.open', audit: 'account.created' } as const
  return openVerifiedAccount(operatorCall<IdentityTables, Identity>(calls, facts, identity), person)
}
