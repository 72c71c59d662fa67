/** Opens an account with its office that needs no code: for the sample and for measurements, never for a call. */
import { read, write } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { addAccount, type NewPerson } from '../new-account.ts'
import { findProvenAccount } from '../store/claims.ts'

export type VerifiedPerson = Omit<NewPerson, 'language' | 'passwordHash' | 'provenAt'> & { password: string }

/** Null where the address has an account already. @throws AppError OBS_UMS_CreateUserFail_PhoneNumberExists */
export async function openVerifiedAccount(
  identity: Identity,
  { password, ...person }: VerifiedPerson,
): Promise<{ userId: string } | null> {
  const context = identity.parts.contextOf({ rowName: 'accounts.open', audit: 'account.created' })
  if (await read(context, ({ db }) => findProvenAccount(db, person.email))) return null
  const passwordHash = await identity.passwords.hash(password)
  return write(context, async (tx) => {
    const provenAt = identity.clock.now()
    const { id: userId } = await addAccount(identity, tx, {
      ...person,
      language: 'tr',
      passwordHash,
      provenAt,
    })
    const { organisation, country } = person
    const { companyId } = await identity.offices.found(tx, { userId, organisation, country, createNew: true })
    tx.about(userId, {}, { actorId: userId, companyId })
    return { userId }
  })
}
