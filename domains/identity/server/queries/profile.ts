/** The profile of the caller: what the account says, with what the office gives. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import { maskPhoneNumber } from '../../rules/masking.ts'
import type { Profile } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { noticeOf } from '../notices.ts'
import type { Standing } from '../offices.ts'
import { findBar } from '../store/bars.ts'
import { findRemoval } from '../store/notices.ts'
import { findPerson } from '../store/profile.ts'

type AccountPart = Omit<Profile, keyof Standing | 'verified' | 'notice'>

export async function readProfile(identity: Identity, ctx: CallContext): Promise<Profile> {
  const { userId, verified } = callerOf(ctx)
  const reading = readPerson(identity, ctx, userId)
  const isClaim = !verified && !(await reading).isComplete
  const [{ person, removal }, standing] = await Promise.all([
    reading,
    isClaim ? noStanding : identity.offices.standing(userId),
  ])
  const notice = noticeOf(removal, standing.company.name)
  return { ...(verified ? person : masked(person)), ...standing, verified, notice }
}

/** Of a sign-up whose mailbox is not proven; it opens nothing. */
const noStanding: Standing = {
  company: { id: '', name: '' },
  roles: [],
  permissions: {},
  licences: [],
  readOnly: true,
  trialEndsAt: null,
}

/** Whoever knows no more than the password is not told where the code of the second step goes. */
const masked = (person: AccountPart): AccountPart => ({
  ...person,
  phoneNumber: person.phoneNumber && maskPhoneNumber(person.phoneNumber),
  barRegistrationNumber: '',
})

const readPerson = (identity: Identity, ctx: CallContext, userId: string) =>
  read(identity.context(ctx), async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('session.required')
    const bar = person.bar_association_id && (await findBar(tx, person.bar_association_id))
    const shown: AccountPart = {
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
    const removal = await findRemoval(tx.db, userId)
    return { person: shown, removal, isComplete: person.verified_at !== null }
  })
