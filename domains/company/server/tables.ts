/** Columns of the tables of offices. */
import type { HomeCountry } from '@mizan/identity/schemas'
import type { Instant, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { Role } from '../schemas.ts'

interface CompaniesTable {
  company_id: string
  name: string
  /** The name in the form in which it is compared with others. */
  name_key: string
  country: HomeCountry
  seat_maximum: number
  /** On how many devices at a time each person may be signed in. */
  device_maximum: Generated<number>
  founded_at: Instant
  /** Null for offices that were founded before this was recorded. */
  founded_by: string | null
  /** When the last member left; nobody can join any more. */
  closed_at: NullableInstant
}

interface MembershipsTable {
  /** A person belongs to one office at a time. */
  user_id: string
  company_id: string
  roles: Role[]
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
  invited_by: string
  created_at: Instant
  sent_at: Instant
  expires_at: Instant
  accepted_at: NullableInstant
  accepted_by: string | null
  deleted_at: NullableInstant
}

export interface CompanyTables extends Pick<PlatformTables, 'audit_entries'> {
  companies: CompaniesTable
  memberships: MembershipsTable
  invitations: InvitationsTable
}

export type Office = Selectable<CompaniesTable>
export type Membership = Selectable<MembershipsTable>
export type Invitation = Selectable<InvitationsTable>
