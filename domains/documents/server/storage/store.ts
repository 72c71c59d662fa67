/** Bytes that an office has stored, and those that it has promised to what is on its way. */
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import { incomingHours, uploadHours } from '../../data/limits.ts'

/** Values of a statement. */
export interface CountedBytes {
  stored: RawBuilder<number>
  promised: RawBuilder<number>
}

export interface UsedRoom {
  /** All that is kept, also what is in the bin. */
  stored: number
  /** What comes may become so large. A promise ends when its bytes are stored, or given up. */
  promised: number
}

/** Whoever promises room waits here for others of the office, until the transaction ends. */
export async function holdRoom({ db }: Transaction, officeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room ${officeId}`}, 0))`.execute(db)
}

export async function roomUsed(
  { db, clock }: Transaction,
  officeId: string,
  later: readonly ((officeId: string) => CountedBytes)[],
): Promise<UsedRoom> {
  const all = [bytesOfDocuments(officeId, clock.now()), ...later.map((bytes) => bytes(officeId))]
  const sum = (values: readonly RawBuilder<number>[]) => sql`(${sql.join(values, sql` + `)})::float8`
  const { rows } = await sql<UsedRoom>`
    select ${sum(all.map(({ stored }) => stored))} as stored,
      ${sum(all.map(({ promised }) => promised))} as promised`.execute(db)
  return rows[0] ?? { stored: 0, promised: 0 }
}

/** All versions; and unfinished uploads, and files on their way into the store, as long as either may still become a version. */
function bytesOfDocuments(officeId: string, now: Date): CountedBytes {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  return {
    stored: sql`(select coalesce(sum(size), 0) from document_versions where company_id = ${officeId})`,
    // One hour more, for what is being finished when the time of an upload is over.
    promised: sql`(select coalesce(sum(size), 0) from document_uploads
        where company_id = ${officeId} and finished_at is null and created_at > ${hoursAgo(uploadHours + 1)})
      + (select coalesce(sum(promised), 0) from document_files where company_id = ${officeId}
        and wrapped_key is null and dropped_at is null and created_at > ${hoursAgo(incomingHours)})`,
  }
}
