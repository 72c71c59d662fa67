/** Opens a verified account with its office. Used only for the sample and for measurements, never by a call. */

import type { Transaction } from '@mizan/platform/database'
import { findProvenAccount } from '../../accounts/store/claims.ts'
import type { IdentityCall } from '../../call.ts'
import { addAccount, type NewPerson } from '../new-account.ts'

/** Gives the account an office in the same transaction. */
type EnterOffice = (tx: Transaction, userId: string) => Promise<{ officeId: string }>

export type VerifiedPerson = Omit<NewPerson, 'language' | 'passwordHash' | 'provenAt'> & { password: string }

/**
 * The account has an office of its own, unless it enters another. Returns null if the address has an account already.
 * @throws AppError `OBS_UMS_CreateUserFail_PhoneNumberExists`
 */
export async function openVerifiedAccount(
  call: IdentityCall,
  { password, ...person }: VerifiedPerson,
  enter: EnterOffice = (tx, userId) => foundOwn(call, tx, userId, person),
): Promise<{ userId: string } | null> {
  if (await call.system.read((tx) => findProvenAccount(tx, person.email))) return null
  const passwordHash = await call.parts.passwords.hash(password)
  return call.system(async (tx) => {
    const provenAt = call.clock.now()
    const { id: userId } = await addAccount(call, tx, {
      ...person,
      language: 'tr',
      passwordHash,
      provenAt,
    })
    const { officeId } = await enter(tx, userId)
    tx.about(userId, {}, { actorId: userId, officeId })
    return { userId }
  })
}

const foundOwn = (
  call: IdentityCall,
  tx: Transaction,
  userId: string,
  { organisation, country }: Pick<VerifiedPerson, 'organisation' | 'country'>,
) => call.parts.offices.found(tx, { userId, organisation, country, createNew: true })
