/** Columns of the identity tables. */
import type { Instant, Json, NullableInstant } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { BarMembership, Channel, HomeCountry, Occupation } from '../schemas.ts'

export interface BarAssociationsTable {
  id: string
  name: string
  country: HomeCountry
  /** The name in Turkish lower case; unique within its country. */
  name_key: string
  created_at: Instant
}

/** A proposal for a missing bar; deleted once staff has decided. */
export interface BarProposalsTable {
  id: string
  /** One proposal at a time for each person. */
  user_id: string
  name: string
  country: HomeCountry
  proposed_at: Instant
}

export interface AccountsTable {
  id: string
  /** Lower case; null once the account is erased, or another account has proven it. */
  email: string | null
  /**
   * The time at which a code that was sent there was entered; null for a claim, of which an address may have several.
   */
  email_verified_at: NullableInstant
  /** The number with plus and country code; null once the account is erased. */
  phone_number: string | null
  phone_verified_at: NullableInstant
  /** argon2id in PHC form; null if nobody can sign in. */
  password_hash: string | null
  password_changed_at: Instant
  /** When the sign-up was completed, which requires the mailbox; null while the account has no office. */
  verified_at: NullableInstant
  name: string
  surname: string
  occupation: Occupation
  organisation: string
  country: HomeCountry
  bar_association_id: string | null
  bar_registration_number: Generated<string>
  bar_membership: Generated<BarMembership>
  /** When bar or number were last changed; null if they are as in the sign-up. */
  bar_registered_at: NullableInstant
  /** Language of the latest sign-in, for letters that nobody has requested. */
  language: 'tr' | 'en'
  /** Version of the declarations that were accepted at sign-up; null for accounts that the program created. */
  declarations_version: string | null
  declarations_accepted_at: NullableInstant
  tutorial_completed_at: NullableInstant
  /** The invitation with which the person signed up; accepted once the mailbox is proven. */
  invitation_id: string | null
  created_at: Instant
  erased_at: NullableInstant
}

export type SessionKind = 'browser' | 'extension' | 'token'

export interface SessionsTable {
  id: string
  user_id: string
  kind: SessionKind
  /** Such as `Chrome, Windows`. */
  device: string
  address: string
  started_at: Instant
  last_seen_at: Instant
  /** The time until which its refresh token is accepted. */
  expires_at: Instant
  /** When the second step was done; while null, only its own calls answer. */
  verified_at: NullableInstant
  /** Wrong codes of an authenticator app in this session. */
  factor_tries: Generated<number>
  ended_at: NullableInstant
  end_reason: string | null
}

/** The data of a session of the kind `token`, beside the session itself. */
export interface PersonalTokensTable {
  session_id: string
  user_id: string
  name: string
  scopes: string[]
  /** SHA-256 of the whole token. */
  hash: Buffer
}

export interface RefreshTokensTable {
  /** SHA-256 of the token. */
  hash: Buffer
  session_id: string
  created_at: Instant
  used_at: NullableInstant
  /** Keyed hash of the browser and the network that used it. */
  used_by: string | null
}

export type CodePurpose = 'verification' | 'otherDevice' | 'passwordReset' | 'phone'

export interface OneTimeCodesTable {
  id: string
  purpose: CodePurpose
  /** Keyed hash of the target of the code; also set if there is no such account. */
  account_key: string
  user_id: string | null
  /** The only session that may enter the code; null if there is none yet. */
  session_id: string | null
  channel: Channel
  /** Address or number to which it was sent. */
  target: string
  /** Network that requested it. */
  address: string
  code_hash: Buffer
  tries: Generated<number>
  sent_at: Instant
  expires_at: Instant
  /** When it was entered, or replaced by a newer one. */
  used_at: NullableInstant
}

export interface ResetTokensTable {
  hash: Buffer
  user_id: string
  created_at: Instant
  expires_at: Instant
  used_at: NullableInstant
}

/** Wrong attempts at a secret, by what is attempted and from where. */
export interface TriesTable {
  key: string
  wrong: number
  last_at: Instant
  paused_until: NullableInstant
}

export interface SecondFactorsTable {
  id: string
  user_id: string
  kind: 'totp' | 'passkey'
  name: string
  sealed_secret: Buffer | null
  /** Time step of the last accepted code, so that no code counts twice. */
  last_step: number | null
  credential_id: string | null
  public_key: Buffer | null
  counter: Generated<number>
  transports: Json<string[] | null> | null
  created_at: Instant
  /** Null until it is confirmed; it does not count before. */
  confirmed_at: NullableInstant
  last_used_at: NullableInstant
}

export interface PasskeyChallengesTable {
  id: string
  user_id: string
  session_id: string
  purpose: 'add' | 'verify'
  challenge: string
  expires_at: Instant
  used_at: NullableInstant
}

export interface RecoveryCodesTable {
  user_id: string
  /** Keyed hash of account and code. */
  hash: Buffer
  created_at: Instant
  used_at: NullableInstant
}

/** The person was removed by an office, and sees a notice on the screen until they dismiss it. */
export interface OfficeRemovalsTable {
  user_id: string
  /** Name of the office. */
  office: string
  removed_at: Instant
  seen_at: NullableInstant
}

/** Keyed hash of the mailbox or telephone of an account that had the trial; kept after the account is erased. */
export interface PastTrialsTable {
  hash: Buffer
  noted_at: Instant
}

export interface IdentityTables {
  bar_associations: BarAssociationsTable
  bar_proposals: BarProposalsTable
  accounts: AccountsTable
  sessions: SessionsTable
  personal_tokens: PersonalTokensTable
  refresh_tokens: RefreshTokensTable
  one_time_codes: OneTimeCodesTable
  reset_tokens: ResetTokensTable
  tries: TriesTable
  second_factors: SecondFactorsTable
  passkey_challenges: PasskeyChallengesTable
  recovery_codes: RecoveryCodesTable
  office_removals: OfficeRemovalsTable
  past_trials: PastTrialsTable
}

export type Account = Selectable<AccountsTable>
export type Session = Selectable<SessionsTable>
export type OneTimeCode = Selectable<OneTimeCodesTable>
