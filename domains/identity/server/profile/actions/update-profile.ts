import { AppError, callerOf } from '@mizan/platform/contract'
import { isAcademicEmail } from '../../../rules/academic-email.ts'
import { type BarRegistration, isSameRegistration, membershipAfter } from '../../../rules/bar-membership.ts'
import type { Profile, ProfileUpdate } from '../../../schemas.ts'
import { findBar } from '../../bars/store/bars.ts'
import type { IdentityCall } from '../../call.ts'
import type { Account } from '../../tables.ts'
import { readProfile } from '../queries/profile.ts'
import { changePerson, lockPerson } from '../store.ts'

/**
 * Changes the caller's own profile; fields of the bar registration that are not sent stay unchanged. @throws AppError
 * `bar.not_found`, `profile.academic_email`
 */
export async function updateProfile(
  call: IdentityCall,
  { name, surname, occupation, ...bar }: ProfileUpdate,
): Promise<Profile> {
  const { userId } = callerOf(call)
  await call.system(async (tx) => {
    const person = await lockPerson(tx, userId)
    if (!person) throw new AppError('session.required')
    if (occupation === 'academic' && !isAcademicEmail(person.email ?? ''))
      throw new AppError('profile.academic_email')
    const before = registrationOf(person)
    const after = {
      associationId: bar.barAssociationId === undefined ? before.associationId : bar.barAssociationId,
      registrationNumber: bar.barRegistrationNumber ?? before.registrationNumber,
    }
    if (after.associationId !== null && !(await findBar(tx, after.associationId)))
      throw new AppError('bar.not_found')
    const change = {
      name,
      surname,
      occupation,
      bar_association_id: after.associationId,
      bar_registration_number: after.registrationNumber,
      bar_membership: membershipAfter(before, after, person.bar_membership),
      ...(isSameRegistration(before, after) ? {} : { bar_registered_at: tx.clock.now().toISOString() }),
    }
    await changePerson(tx, userId, change)
    tx.about(userId, { fields: changedFields(person, change) })
  })
  return readProfile(call)
}

const registrationOf = (person: Account): BarRegistration => ({
  associationId: person.bar_association_id,
  registrationNumber: person.bar_registration_number,
})

const fieldNames = {
  name: 'name',
  surname: 'surname',
  occupation: 'occupation',
  bar_association_id: 'barAssociation',
  bar_registration_number: 'barRegistrationNumber',
} as const

/** The audit entry names the changed fields without their values, because it outlives the erasure of the account. */
const changedFields = (person: Account, change: Partial<Account>): string[] =>
  Object.entries(fieldNames).flatMap(([column, name]) =>
    person[column as keyof Account] === change[column as keyof Account] ? [] : [name],
  )
