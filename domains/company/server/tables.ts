/** Columns of the tables of offices. */
import type { HomeCountry } from '@mizan/identity/schemas'
import type { Instant, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { Preset, Role } from '../schemas.ts'

interface CompaniesTable {
  company_id: string
  name: string
  /** The name in the form in which it is compared with others. */
  name_key: string
  country: HomeCountry
  seat_maximum: number
  /** The number of devices on which each person may be signed in at a time. */
  device_maximum: Generated<number>
  founded_at: Instant
  /** Null for offices that were founded before this was recorded. */
  founded_by: string | null
  /** The time at which the last member left; nobody can join any more. */
  closed_at: NullableInstant
}

interface MembershipsTable {
  /** A person belongs to one office at a time. */
  user_id: string
  company_id: string
  roles: Role[]
  /** The position that gave the roles. */
  preset: Preset | null
  /** Null for the founder. */
  invited_by: string | null
  joined_at: Instant
}

interface InvitationsTable {
  /** The id that the office sees in its lists; it cannot be used to accept. */
  id: string
  /** Hash of the secret in the link of the latest letter. */
  link_hash: string
  company_id: string
  email: string
  name: string
  surname: string
  roles: Role[]
  preset: Preset | null
  invited_by: string
  created_at: Instant
  sent_at: Instant
  expires_at: Instant
  accepted_at: NullableInstant
  accepted_by: string | null
  deleted_at: NullableInstant
}

/** The profile of the office for documents. */
interface ProfilesTable {
  company_id: string
  address: string
  tax_office: string
  tax_number: string
  iban: string
  phone: string
  /** A PNG in base64. */
  logo: string | null
  version: number
  changed_at: Instant
  changed_by: string
}

export interface CompanyTables extends Pick<PlatformTables, 'audit_entries'> {
  companies: CompaniesTable
  memberships: MembershipsTable
  invitations: InvitationsTable
  office_profiles: ProfilesTable
}

export type Profile = Selectable<ProfilesTable>

export type Office = Selectable<CompaniesTable>
export type Membership = Selectable<MembershipsTable>
export type Invitation = Selectable<InvitationsTable>
