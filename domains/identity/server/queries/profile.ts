/** The profile of the caller: what the account says, with what the office gives. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import type { Profile } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { findBar } from '../store/bars.ts'
import { findPerson } from '../store/profile.ts'

export async function readProfile(identity: Identity, ctx: CallContext): Promise<Profile> {
  const { userId, verified } = callerOf(ctx)
  const [person, standing] = await Promise.all([
    readPerson(identity, ctx, userId),
    identity.offices.standing(userId),
  ])
  return { ...person, ...standing, verified }
}

const readPerson = (identity: Identity, ctx: CallContext, userId: string) =>
  read(identity.context(ctx), async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('session.required')
    const bar = person.bar_association_id && (await findBar(tx, person.bar_association_id))
    return {
      id: person.id,
      name: person.name,
      surname: person.surname,
      email: person.email ?? '',
      phoneNumber: person.phone_number ?? '',
      phoneVerified: person.phone_verified_at !== null,
      occupation: person.occupation,
      organisation: person.organisation,
      country: person.country,
      barAssociation: bar || null,
      barRegistrationNumber: person.bar_registration_number,
      barMembership: person.bar_membership,
      tutorialCompleted: person.tutorial_completed_at !== null,
    }
  })
