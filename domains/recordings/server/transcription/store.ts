/** Rows of transcriptions. */
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../call.ts'
import type { TranscriptionRow, TranscriptionTables } from './tables.ts'

/** Stores the transcription of the recording; an earlier one is replaced. */
export async function putTranscription(
  { db }: Tx,
  row: Insertable<TranscriptionTables['recording_transcriptions']>,
): Promise<void> {
  const anew = {
    ...row,
    state: 'waiting',
    percent: 0,
    problem: null,
    result: null,
    ended_at: null,
  } as const
  await db
    .insertInto('recording_transcriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('recording_id').doUpdateSet(anew))
    .execute()
}

export const lockTranscription = ({ db }: Tx, recordingId: string): Promise<TranscriptionRow | undefined> =>
  db
    .selectFrom('recording_transcriptions')
    .selectAll()
    .where('recording_id', '=', recordingId)
    .forUpdate()
    .executeTakeFirst()

/** Returns false if another run has begun meanwhile, or this one has ended. */
export async function updateRun(
  { db }: Tx,
  run: string,
  change: Updateable<TranscriptionTables['recording_transcriptions']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recording_transcriptions')
    .set(change)
    .where('run', '=', run)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes a sign of life. Returns false if the run has ended, for example because somebody has cancelled it. */
export async function touchRun({ db, clock }: Tx, run: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recording_transcriptions set touched_at = ${clock.now()}
    where run = ${run} and ended_at is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Ends a waiting or running one: its job stops at its next check. */
export async function cancelRunning({ db, clock }: Tx, recordingId: string): Promise<void> {
  await db
    .updateTable('recording_transcriptions')
    .set({ state: 'cancelled', ended_at: clock.now().toISOString() })
    .where('recording_id', '=', recordingId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function updateTranscription(
  { db }: Tx,
  recordingId: string,
  change: Updateable<TranscriptionTables['recording_transcriptions']>,
): Promise<void> {
  await db
    .updateTable('recording_transcriptions')
    .set(change)
    .where('recording_id', '=', recordingId)
    .execute()
}
