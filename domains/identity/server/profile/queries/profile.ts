/** The profile of the caller: the account together with what the office grants. */
import { AppError, sessionOf } from '@mizan/platform/contract'
import { maskPhoneNumber } from '../../../rules/masking.ts'
import type { Profile } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { noticeOf } from '../../notices/notices.ts'
import type { Standing } from '../../offices.ts'
import { type FoundProfile, findProfile } from '../store.ts'

type AccountPart = Omit<Profile, keyof Standing | 'verified' | 'notice'>

export function readProfile(call: IdentityCall): Promise<Profile> {
  const { userId, verified } = sessionOf(call)
  return call.system.read(async (tx) => {
    const found = await findProfile(tx, userId)
    if (!found) throw new AppError('session.required')
    const isClaim = !verified && found.verified_at === null
    const standing = isClaim ? noStanding : await call.parts.offices.standing(tx, userId)
    const { removed_from: office, removed_at: at, removal_seen_at: seenAt } = found
    const removal = office === null || at === null ? undefined : { office, removed_at: at, seen_at: seenAt }
    const person = presentPerson(found)
    const shown = verified ? person : masked(person)
    return { ...shown, ...standing, verified, notice: noticeOf(removal, standing.company.name) }
  })
}

/** For a sign-up whose mailbox is not proven: it grants nothing. */
const noStanding: Standing = {
  company: { id: '', name: '' },
  roles: [],
  permissions: {},
  licences: [],
  readOnly: true,
  trialEndsAt: null,
}

/**
 * Before the second step, the addresses to which codes are sent stay hidden: the caller has shown only the password.
 */
const masked = (person: AccountPart): AccountPart => ({
  ...person,
  phoneNumber: person.phoneNumber && maskPhoneNumber(person.phoneNumber),
  barRegistrationNumber: '',
})

const presentPerson = (person: FoundProfile): AccountPart => ({
  id: person.id,
  name: person.name,
  surname: person.surname,
  email: person.email ?? '',
  phoneNumber: person.phone_number ?? '',
  phoneVerified: person.phone_verified_at !== null,
  occupation: person.occupation,
  organisation: person.organisation,
  country: person.country,
  barAssociation: barOf(person),
  barRegistrationNumber: person.bar_registration_number,
  barMembership: person.bar_membership,
  tutorialCompleted: person.tutorial_completed_at !== null,
})

const barOf = ({ bar_id: id, bar_name: name, bar_country: country }: FoundProfile) =>
  id === null || name === null || country === null ? null : { id, name, country }
