/** An office to try the product with: made once, outside production, for an account that needs no second step. */
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
  /** Only at the first start. */
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
 * The sign-in to print; an account that was there already has the password of its first start, or a newer one. Of several
 * servers that start at once on one data folder, one makes the account.
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

/** For the sample, and for tests and measurements that need people without letters. */
export const openAccount = (
  calls: Parts['calls'],
  identity: Identity,
  person: VerifiedPerson,
): Promise<{ userId: string } | null> => {
  const facts = { rowName: 'accounts.open', audit: 'account.created' } as const
  return openVerifiedAccount(operatorCall<IdentityTables, Identity>(calls, facts, identity), person)
}
