/** Rows of the pieces in which audio came, and of the parts that they make. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { PartRow } from '../tables.ts'

export interface Piece {
  id: string
  size: number
  sha256: string
}

interface Place {
  recordingId: string
  part: number
}

interface FoundPiece {
  /** The pieces of the part, and of all parts. */
  pieces: number
  all: number
  size: number | null
  sha256: string | null
}

/** The number of pieces, and the one of this number if it is stored. */
export async function findPiece(
  { db }: Tx,
  { recordingId, part, number }: Place & { number: number },
): Promise<FoundPiece> {
  const { rows } = await sql<FoundPiece>`
    select coalesce((select pieces from recording_parts
        where recording_id = ${recordingId} and part = ${part}), 0)::integer as pieces,
      coalesce((select sum(pieces) from recording_parts where recording_id = ${recordingId}), 0)::integer as "all",
      p.size, p.sha256
    from (select 1) as one left join recording_pieces p on p.recording_id = ${recordingId} and p.part = ${part}
      and p.number = ${number} and p.stored_at is not null and p.dropped_at is null`.execute(db)
  return rows[0] as FoundPiece
}

export async function insertPiece(
  { db, clock }: Tx,
  piece: Place & { id: string; officeId: string; number: number },
): Promise<void> {
  const { id, officeId, recordingId, part, number } = piece
  await db
    .insertInto('recording_pieces')
    .values({
      id,
      company_id: officeId,
      recording_id: recordingId,
      part,
      number,
      created_at: clock.now().toISOString(),
    })
    .execute()
}

interface PieceRecord extends Place {
  officeId: string
  piece: Piece
  /** The content type of the first piece of a part, which begins the part. */
  contentType: string | null
  lengthMs: number | null
}

/** Makes the piece belong to its recording, in one statement: one is sent every few seconds. */
export async function keepPiece(
  { db }: Tx,
  at: string,
  { recordingId, officeId, part, piece: { id, size, sha256 }, contentType, lengthMs }: PieceRecord,
): Promise<void> {
  const grown =
    contentType === null
      ? sql`update recording_parts set pieces = pieces + 1, size = size + ${size},
          length_ms = coalesce(${lengthMs}::integer, length_ms)
        where recording_id = ${recordingId} and part = ${part}`
      : sql`insert into recording_parts (company_id, recording_id, part, content_type, pieces, size, length_ms)
        values (${officeId}, ${recordingId}, ${part}, ${contentType}, 1, ${size}, ${lengthMs})`
  await sql`with kept as (update recording_pieces set size = ${size}, sha256 = ${sha256}, stored_at = ${at}
      where id = ${id}), grown as (${grown})
    update recordings set size = size + ${size}, last_piece_at = ${at} where id = ${recordingId}`.execute(db)
}

/** Returns false for a piece that is kept, because the answer of a commit may have been lost. */
export async function dropPiece({ db, clock }: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recording_pieces')
    .set({ dropped_at: clock.now().toISOString() })
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function forgetPieces({ db }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('recording_pieces').where('id', 'in', ids).execute()
}

/** A stream of audio with its pieces in their order. */
export interface Audio {
  part: number
  contentType: string
  size: number
  lengthMs: number | null
  pieces: Piece[]
}

/** All parts of a recording, or the one that is named. */
export async function audioOfParts({ db }: Tx, recordingId: string, part?: number): Promise<Audio[]> {
  const { rows } = await sql<Audio>`
    select p.part, p.content_type as "contentType", p.size, p.length_ms as "lengthMs",
      (select jsonb_agg(jsonb_build_object('id', f.id, 'size', f.size, 'sha256', f.sha256) order by f.number)
        from recording_pieces f where f.recording_id = p.recording_id and f.part = p.part
          and f.stored_at is not null and f.dropped_at is null) as pieces
    from recording_parts p
    where p.recording_id = ${recordingId} and ${part === undefined ? sql`true` : sql`p.part = ${part}`}
    order by p.part`.execute(db)
  return rows
}

export const findPart = ({ db }: Tx, { recordingId, part }: Place): Promise<PartRow | undefined> =>
  db
    .selectFrom('recording_parts')
    .selectAll()
    .where('recording_id', '=', recordingId)
    .where('part', '=', part)
    .executeTakeFirst()

/** Their keys are deleted too: from then on nobody can read the pieces, which are listed as dropped. */
export async function removeRecordings({ db, clock }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update recording_pieces set dropped_at = ${clock.now()}, recording_id = null
    where recording_id = any(${[...ids]}::text[])`.execute(db)
  await db.deleteFrom('recordings').where('id', 'in', ids).execute()
}
