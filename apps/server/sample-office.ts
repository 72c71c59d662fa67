/** An office to try the product with: made once, outside production, for an account that needs no second step. */
import { type Identity, openVerifiedAccount } from '@mizan/identity/server'
import { alone } from '@mizan/platform/database'
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
  { database }: { database: Pick<Parts['database'], 'kysely'> },
  identity: Identity,
  password: string,
): Promise<SampleSignIn> {
  const opened = await alone(database.kysely, 'sample office', () =>
    openVerifiedAccount(identity, { ...person, password }),
  )
  return { email: person.email, ...(opened ? { password } : {}) }
}
