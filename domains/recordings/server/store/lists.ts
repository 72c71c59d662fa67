/** Pages of the recordings of a case, with their parts and transcriptions. */
import { sql } from 'kysely'
import { binDays } from '../../data/limits.ts'
import type { RecordingQuery } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { PartRow, RecordingRow } from '../tables.ts'
import type { TranscriptionRow } from '../transcription/tables.ts'

export const binSince = (now: Date): Date => new Date(now.getTime() - binDays * 24 * 3_600_000)

type TranscriptionColumn =
  | 'state'
  | 'percent'
  | 'problem'
  | 'started_by'
  | 'started_at'
  | 'touched_at'
  | 'ended_at'

/**
 * The bytes of all recordings of an office, including those in the bin; unfinished ones count with their reserved
 * room.
 */
export const bytesOfRecordings = (officeId: string, since: Date) => ({
  stored: sql<number>`(select coalesce(sum(size), 0) from recordings where company_id = ${officeId})`,
  promised: sql<number>`(select coalesce(sum(greatest(promised - size, 0)), 0) from recordings
    where company_id = ${officeId} and state = 'unfinished')`,
  lately: sql<number>`(select coalesce(sum(size), 0) from recordings
    where company_id = ${officeId} and created_at > ${since})`,
  outstanding: sql<number>`outstanding_of_recordings()`,
})

/** A recording with its parts and its transcription, in one statement. */
export type WholeRow = RecordingRow & {
  parts: Pick<PartRow, 'part' | 'content_type' | 'pieces' | 'size' | 'length_ms'>[]
  transcription: (Pick<TranscriptionRow, TranscriptionColumn> & { is_offered: boolean }) | null
}

const belongings = sql`
  coalesce((select jsonb_agg(jsonb_build_object('part', p.part, 'content_type', p.content_type, 'pieces', p.pieces,
      'size', p.size, 'length_ms', p.length_ms) order by p.part)
    from recording_parts p where p.recording_id = r.id), '[]') as parts,
  (select jsonb_build_object('state', t.state, 'percent', t.percent, 'problem', t.problem,
      'is_offered', t.result is not null, 'started_by', t.started_by, 'started_at', t.started_at,
      'touched_at', t.touched_at, 'ended_at', t.ended_at)
    from recording_transcriptions t where t.recording_id = r.id) as transcription`

/** A recording whose time in the bin is over is not shown, although the job may not have removed it yet. */
export async function pageOfRecordings(
  { db, clock }: Tx,
  caseId: string,
  { bin, pageIndex, pageSize }: RecordingQuery,
): Promise<{ rows: WholeRow[]; total: number; inBin: number }> {
  const isInBin = sql`r.deleted_at > ${binSince(clock.now())}`
  const { rows } = await sql<WholeRow & { total: number; inBin: number }>`
    with counted as (select count(*) filter (where ${bin ? isInBin : sql`r.deleted_at is null`})::integer as total,
      count(*) filter (where ${isInBin})::integer as "inBin" from recordings r where r.case_id = ${caseId})
    select c.total, c."inBin", found.* from counted c left join lateral (
      select r.*, ${belongings} from recordings r
      where r.case_id = ${caseId} and ${bin ? isInBin : sql`r.deleted_at is null`}
      order by coalesce(r.deleted_at, r.created_at) desc, r.id
      limit ${pageSize} offset ${pageIndex * pageSize}) found on true`.execute(db)
  const [{ total = 0, inBin = 0 } = {}] = rows
  // Without any recording there is one row that holds the counts.
  return { rows: rows.filter(({ id }) => id !== null), total, inBin }
}

export async function wholeRecording({ db }: Tx, id: string): Promise<WholeRow> {
  const { rows } =
    await sql<WholeRow>`select r.*, ${belongings} from recordings r where r.id = ${id}`.execute(db)
  return rows[0] as WholeRow
}
