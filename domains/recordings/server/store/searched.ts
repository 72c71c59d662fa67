/** The functions of recordings that the search in documents needs. */
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'

export interface StoredTranscript {
  wrappedKey: Buffer
  transcript: Buffer
}

/** Needs the scope of the system. */
export async function findTranscript({ db }: Transaction, id: string): Promise<StoredTranscript | undefined> {
  const { rows } = await sql<StoredTranscript>`
    select wrapped_key as "wrappedKey", transcript from recordings
    where id = ${id} and transcript is not null and deleted_at is null`.execute(db)
  return rows[0]
}

/** Recordings in the bin are left out. */
export async function namesOfRecordings(
  { db }: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from recordings where id = any(${[...ids]}::text[]) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
