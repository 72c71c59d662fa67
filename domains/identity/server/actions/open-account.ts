/** Opens an account with its office that needs no code: for the sample and for measurements, never by a row of the contract. */

import type { IdentityCall } from '../call.ts'
import { addAccount, type NewPerson } from '../new-account.ts'
import { findProvenAccount } from '../store/claims.ts'

export type VerifiedPerson = Omit<NewPerson, 'language' | 'passwordHash' | 'provenAt'> & { password: string }

/** Null where the address has an account already. @throws AppError OBS_UMS_CreateUserFail_PhoneNumberExists */
export async function openVerifiedAccount(
  call: IdentityCall,
  { password, ...person }: VerifiedPerson,
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
    const { organisation, country } = person
    const { officeId } = await call.parts.offices.found(tx, {
      userId,
      organisation,
      country,
      createNew: true,
    })
    tx.about(userId, {}, { actorId: userId, officeId })
    return { userId }
  })
}
