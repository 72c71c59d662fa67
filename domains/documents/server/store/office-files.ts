/** The files of an office, case by case, for an administrator who takes them out; without those of deleted cases and of the bin. */
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'

export type WhichVersions = 'latest' | 'all'

export interface FileRow {
  id: string
  caseId: string
  caseNumber: string
  caseTitle: string
  documentName: string
  number: number
  isLatest: boolean
  extension: string
  size: number
  sha256: string
  createdBy: string
  createdAt: string
  wrappedKey: Buffer
}

const present = (officeId: string, which: WhichVersions): RawBuilder<unknown> => sql`
  documents d join cases c on c.id = d.case_id and c.deleted_at is null
    join document_versions v on v.document_id = d.id
    join document_files f on f.id = v.id and f.wrapped_key is not null
  where d.company_id = ${officeId} and d.deleted_at is null
    and (${which === 'all'} or v.id = d.latest_id)`

/** How many there are, and their bytes. */
export async function countFiles(
  { db }: Transaction,
  officeId: string,
  which: WhichVersions,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(v.size), 0)::float8 as bytes
    from ${present(officeId, which)}`.execute(db)
  return rows[0] ?? { files: 0, bytes: 0 }
}

/** Those of a case one after the other, and of a document the newest version first. */
export const allFiles = (officeId: string, which: WhichVersions): RawBuilder<FileRow> => sql<FileRow>`
  select v.id, c.id as "caseId", c.case_number as "caseNumber", c.display_title as "caseTitle",
    d.name as "documentName", v.number, v.id = d.latest_id as "isLatest", v.extension, v.size::float8 as size,
    v.sha256, v.created_by as "createdBy", v.created_at as "createdAt", f.wrapped_key as "wrappedKey"
  from ${present(officeId, which)}
  order by c.created_at, c.id, d.name_key, d.id, v.number desc`
