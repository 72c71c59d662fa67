/** The table of recordings that an administrator takes out. */
import type { OfficeRow } from '@mizan/platform/domain'
import { sql } from 'kysely'

/** The settings of the office by an administrator. */
export const allSettings = (officeId: string) => sql<OfficeRow>`
  select asks_consent as "asksConsent", changed_by as "changedBy", changed_at as "changedAt"
  from recording_settings where company_id = ${officeId}`

/** Recordings in the bin are left out. */
export const allRecordings = (officeId: string) => sql<OfficeRow>`
  select r.id, r.company_id as "officeId", r.case_id as "caseId", r.name, r.size, r.created_by as "createdBy",
    r.created_at as "createdAt", (select sum(p.length_ms)::integer from recording_parts p where p.recording_id = r.id)
      as "lengthMs", r.wrapped_key as "wrappedKey", r.transcript
  from recordings r where r.company_id = ${officeId} and r.deleted_at is null order by r.created_at, r.id`
