/** Bytes that an office has stored, and those that it has promised to what is on its way. */
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import { incomingHours, uploadHours } from '../../data/limits.ts'
import { isOfDeletedCase } from '../uploads/store.ts'

/** Values of a statement. */
export interface CountedBytes {
  stored: RawBuilder<number>
  promised: RawBuilder<number>
  /** Those of `stored` that are new. */
  lately: RawBuilder<number>
  /** Promised to all offices together, and not on the disk yet. */
  outstanding: RawBuilder<number>
}

export interface UsedRoom {
  /** All that is kept, also what is in the bin. */
  stored: number
  /** What comes may become so large. A promise ends when its bytes are stored, or given up. */
  promised: number
  /** Stored in the last 24 hours. */
  lately: number
  outstanding: number
}

const hoursOfGrowth = 24

/** Whoever promises room waits here for others of the office, until the transaction ends. */
export async function holdRoom({ db }: Transaction, officeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room ${officeId}`}, 0))`.execute(db)
}

export async function roomUsed(
  { db, clock }: Transaction,
  officeId: string,
  later: readonly ((officeId: string, since: Date) => CountedBytes)[],
): Promise<UsedRoom> {
  const now = clock.now()
  const since = hoursBefore(now, hoursOfGrowth)
  const all = [bytesOfDocuments(officeId, now, since), ...later.map((bytes) => bytes(officeId, since))]
  const sum = (values: readonly RawBuilder<number>[]) => sql`(${sql.join(values, sql` + `)})::float8`
  const { rows } = await sql<UsedRoom>`
    select ${sum(all.map(({ stored }) => stored))} as stored,
      ${sum(all.map(({ promised }) => promised))} as promised,
      ${sum(all.map(({ lately }) => lately))} as lately,
      ${sum(all.map(({ outstanding }) => outstanding))} as outstanding`.execute(db)
  return rows[0] as UsedRoom
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** All versions; and unfinished uploads, and files on their way into the store, as long as either may still become a version. */
function bytesOfDocuments(officeId: string, now: Date, since: Date): CountedBytes {
  // One hour more, for what is being finished when the time of an upload is over.
  const uploads = hoursBefore(now, uploadHours + 1)
  const files = hoursBefore(now, incomingHours)
  return {
    stored: sql`(select coalesce(sum(size), 0) from document_versions where company_id = ${officeId})`,
    promised: sql`(select coalesce(sum(size), 0) from document_uploads u
        where company_id = ${officeId} and finished_at is null and created_at > ${uploads}
          and not ${isOfDeletedCase})
      + (select coalesce(sum(promised), 0) from document_files where company_id = ${officeId}
        and wrapped_key is null and dropped_at is null and created_at > ${files})`,
    lately: sql`(select coalesce(sum(size), 0) from document_versions
      where company_id = ${officeId} and created_at > ${since})`,
    outstanding: sql`outstanding_of_documents(${uploads}, ${files})`,
  }
}
