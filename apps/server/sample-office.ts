/** An office to try the product with: made once, outside production, for an account that needs no second step. */
import { type Identity, openVerifiedAccount } from '@mizan/identity/server'

export interface SampleSignIn {
  email: string
  password: string
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

/** The sign-in to print; nothing where the account was there already, as its password may have been changed. */
export async function openSampleOffice(
  identity: Identity,
  password: string,
): Promise<SampleSignIn | undefined> {
  const opened = await openVerifiedAccount(identity, { ...person, password })
  return opened ? { email: person.email, password } : undefined
}
