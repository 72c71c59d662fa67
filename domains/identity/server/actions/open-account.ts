/** Opens a verified account with its office. Used only for the sample and for measurements, never by a call. */

import type { IdentityCall } from '../call.ts'
import { addAccount, type NewPerson } from '../new-account.ts'
import { findProvenAccount } from '../store/claims.ts'

export type VerifiedPerson = Omit<NewPerson, 'language' | 'passwordHash' | 'provenAt'> & { password: string }

/** Null if the address has an account already. @throws AppError `OBS_UMS_CreateUserFail_PhoneNumberExists` */
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
