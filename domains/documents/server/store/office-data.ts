/** What an administrator takes out of the documents: their rows. Those in the bin are left out. */
import type { OfficeRow } from '@mizan/platform/domain'
import { sql } from 'kysely'

const present = (officeId: string) => sql`d.company_id = ${officeId} and d.deleted_at is null`

export const allDocuments = (officeId: string) => sql<OfficeRow>`
  select d.id, d.case_id as "caseId", d.name, d.kind, d.description, d.latest_number as versions,
    d.created_by as "createdBy", d.created_at as "createdAt"
  from documents d where ${present(officeId)} order by d.created_at, d.id`

export const allVersions = (officeId: string) => sql<OfficeRow>`
  select v.id, v.document_id as "documentId", v.number, v.file_name as "fileName", v.content_type as "contentType",
    v.size, v.sha256, v.has_macros as "hasMacros", v.comment, v.created_by as "createdBy",
    v.created_at as "createdAt"
  from document_versions v join documents d on d.id = v.document_id
  where ${present(officeId)} order by v.created_at, v.id`

export const allReads = (officeId: string) => sql<OfficeRow>`
  select r.document_id as "documentId", r.version_id as "versionId", r.user_id as person, r.day,
    r.first_at as "firstAt", r.last_at as "lastAt"
  from document_reads r join documents d on d.id = r.document_id
  where ${present(officeId)} order by r.first_at, r.version_id, r.user_id`
