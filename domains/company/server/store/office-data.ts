/** The data of the office itself that an administrator takes out. */
import type { AuditAction } from '@mizan/platform/contract/names'
import type { OfficeRow } from '@mizan/platform/domain'
import { type RawBuilder, sql } from 'kysely'

export const allMembers = (officeId: string) => sql<OfficeRow>`
  select user_id as member, null as email, roles, preset, invited_by as "invitedBy", joined_at as "joinedAt"
  from memberships where company_id = ${officeId} order by joined_at, user_id`

export const allInvitations = (officeId: string) => sql<OfficeRow>`
  select id, name, surname, email, roles, preset, invited_by as "invitedBy", created_at as "createdAt",
    expires_at as "expiresAt", accepted_at as "acceptedAt"
  from invitations where company_id = ${officeId} and deleted_at is null order by created_at, id`

interface Hidden {
  actions: readonly AuditAction[]
  condition: RawBuilder<boolean> | undefined
}

export const allEntries = (officeId: string, { actions, condition }: Hidden) => sql<OfficeRow>`
  select id, at, actor_id as actor, action, subject_id as "subjectId", details
  from audit_entries
  where company_id = ${officeId} and action <> all(${[...actions]}::text[])
    and not ${condition ?? sql<boolean>`false`}
  order by at, id`

export const ownProfile = (officeId: string) => sql<OfficeRow>`
  select address, tax_office as "taxOffice", tax_number as "taxNumber", iban, phone, changed_at as "changedAt",
    changed_by as "changedBy"
  from office_profiles where company_id = ${officeId}`
