/** The recordings of an office, case by case, for an administrator who takes them out; without those of deleted cases and of the bin. */
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'

export interface RecordingOfOffice {
  id: string
  caseId: string
  caseNumber: string
  caseTitle: string
  name: string
  createdBy: string
  createdAt: string
  wrappedKey: Buffer
  transcript: Buffer | null
}

const present = (officeId: string): RawBuilder<unknown> => sql`
  recordings r join cases c on c.id = r.case_id and c.deleted_at is null
  where r.company_id = ${officeId} and r.deleted_at is null`

/** Each part of the audio is a file, and each transcript. */
export async function countFiles(
  { db }: Transaction,
  officeId: string,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select coalesce(sum((r.transcript is not null)::int
        + (select count(*) from recording_parts p where p.recording_id = r.id)), 0)::int as files,
      coalesce(sum(r.size + coalesce(octet_length(r.transcript), 0)), 0)::float8 as bytes
    from ${present(officeId)}`.execute(db)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export const allRecordings = (officeId: string): RawBuilder<RecordingOfOffice> => sql<RecordingOfOffice>`
  select r.id, c.id as "caseId", c.case_number as "caseNumber", c.display_title as "caseTitle", r.name,
    r.created_by as "createdBy", r.created_at as "createdAt", r.wrapped_key as "wrappedKey", r.transcript
  from ${present(officeId)}
  order by c.created_at, c.id, r.created_at, r.id`
