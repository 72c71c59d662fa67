/** Adds an account inside the transaction that also gives it an office. */
import { AppError } from '@mizan/platform/contract'
import { membershipOf } from '../../rules/bar-membership.ts'
import type { SignUp } from '../../schemas.ts'
import { insertAccount } from '../accounts/store/accounts.ts'
import { findProvenAccount, isPhoneTaken } from '../accounts/store/claims.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { newId } from '../sessions/tokens.ts'
import type { Account } from '../tables.ts'

export type NewPerson = Pick<
  SignUp,
  'name' | 'surname' | 'email' | 'phoneNumber' | 'occupation' | 'organisation' | 'country'
> &
  Partial<Pick<SignUp, 'barAssociationId' | 'barRegistrationNumber'>> & {
    language: 'tr' | 'en'
    passwordHash: string
    /** When address, number and account were proven; only the sample account starts verified. */
    provenAt?: Date
    /** The invitation that is accepted once the mailbox is proven. */
    acceptedInvitation?: string | null
    /** Version of the declarations that the person has accepted with this form. */
    acceptedDeclarations?: string
  }

/**
 * A claim blocks nobody, so only proven addresses and numbers are refused.
 * @throws AppError `auth.email_exists`, `OBS_UMS_CreateUserFail_PhoneNumberExists`
 */
export async function requireFree(
  tx: Tx,
  { email, phoneNumber }: Pick<NewPerson, 'email' | 'phoneNumber'>,
): Promise<void> {
  if (await findProvenAccount(tx, email)) throw new AppError('auth.email_exists')
  if (await isPhoneTaken(tx, phoneNumber)) throw new AppError('OBS_UMS_CreateUserFail_PhoneNumberExists')
}

/** @throws AppError `auth.email_exists`, `OBS_UMS_CreateUserFail_PhoneNumberExists` for a verified account */
export async function addAccount(call: IdentityCall, tx: Tx, person: NewPerson): Promise<Account> {
  const now = call.clock.now()
  const account = await insertAccount(tx, {
    id: newId(),
    email: person.email,
    email_verified_at: person.provenAt,
    phone_number: person.phoneNumber,
    phone_verified_at: person.provenAt,
    password_hash: person.passwordHash,
    password_changed_at: now,
    verified_at: person.provenAt,
    name: person.name,
    surname: person.surname,
    occupation: person.occupation,
    organisation: person.organisation,
    country: person.country,
    bar_association_id: person.barAssociationId ?? null,
    bar_registration_number: person.barRegistrationNumber ?? '',
    bar_membership: membershipOf({
      associationId: person.barAssociationId ?? null,
      registrationNumber: person.barRegistrationNumber ?? '',
    }),
    language: person.language,
    invitation_id: person.acceptedInvitation ?? null,
    declarations_version: person.acceptedDeclarations ?? null,
    declarations_accepted_at: person.acceptedDeclarations === undefined ? null : now,
    created_at: now,
  })
  if (account === 'email') throw new AppError('auth.email_exists')
  if (account === 'phone') throw new AppError('OBS_UMS_CreateUserFail_PhoneNumberExists')
  return account
}
