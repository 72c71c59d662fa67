/** The data of court files that an administrator takes out. Files of deleted cases are left out. */
import type { OfficeRow } from '@mizan/platform/domain'
import { type RawBuilder, sql } from 'kysely'

const living = (
  officeId: string,
): RawBuilder<unknown> => sql`government_cases g join cases c on c.id = g.case_id
  where g.company_id = ${officeId} and c.deleted_at is null`

export const allGovernmentCases = (officeId: string) => sql<OfficeRow>`
  select g.id, g.case_id as "caseId", g.court_name as court, g.case_no as number, g.type, g.status,
    g.opened_on as "openedOn", g.synced_at as "lastSyncedAt", g.created_by as "createdBy", g.created_at as "createdAt"
  from ${living(officeId)} order by g.created_at, g.id`

export const allCourtFiles = (officeId: string) => sql<OfficeRow>`
  select f.id, f.government_case_id as "courtFileId", f.main_id as "attachmentOf", f.domain,
    f.court_file_no as number, f.type, f.sender, f.sender_date as "sentOn", f.approval_date as "approvedOn",
    f.description, f.document_id as "documentId", f.sha256, f.stored_by as "storedBy", f.stored_at as "storedAt"
  from government_files f
  where f.government_case_id in (select g.id from ${living(officeId)})
  order by f.government_case_id, f.domain, f.approval_date, f.court_file_no, f.occurrence, f.position, f.id`
