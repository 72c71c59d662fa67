/** Expired recordings and pieces; all of this needs the scope of the system. */
import type { Outdated } from '@mizan/documents/server'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

/** Recordings that nobody continued; those of the second group have neither audio nor text. */
export async function listGivenUp(
  { db }: Tx,
  before: Date,
  most: number,
): Promise<(Outdated & { isEmpty: boolean })[]> {
  const { rows } = await sql<Outdated & { isEmpty: boolean }>`
    select id, company_id, case_id, name, size = 0 and transcript is null as "isEmpty" from recordings
    where state = 'unfinished' and coalesce(last_piece_at, created_at) <= ${before}
    order by created_at limit ${most} for update skip locked`.execute(db)
  return rows
}

export async function finishGivenUp({ db }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('recordings').set({ state: 'ready' }).where('id', 'in', ids).execute()
}

/** They keep only the room of their stored sound; continuing one reserves room again, piece by piece. */
export async function releaseRoom({ db }: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update recordings set promised = size where id in (
      select id from recordings
      where state = 'unfinished' and promised > size and coalesce(last_piece_at, created_at) <= ${before}
      limit ${most} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** Dropped ones, and those that never came to belong to their recording. */
export async function listUnused({ db }: Tx, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from recording_pieces
    where dropped_at is not null or (stored_at is null and created_at < ${before})
    order by created_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The ids among these that are listed. */
export async function listedPieces({ db }: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from recording_pieces where id = any(${[...ids]}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
