/** Rows of recordings. */
import { AppError } from '@mizan/platform/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { stillMinutes } from '../../data/limits.ts'
import type { RecordingId } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { RecordingRow, RecordingTables } from '../tables.ts'

export const insertRecording = (
  { db }: Tx,
  row: Insertable<RecordingTables['recordings']>,
): Promise<RecordingRow> => db.insertInto('recordings').values(row).returningAll().executeTakeFirstOrThrow()

/** Returns a recording that is not in the bin. @throws AppError `recording.not_found` */
export async function getRecording(tx: Tx, { caseId, recordingId }: RecordingId): Promise<RecordingRow> {
  const row = await oneOf(tx, { caseId, recordingId }).where('deleted_at', 'is', null).executeTakeFirst()
  if (!row) throw new AppError('recording.not_found')
  return row
}

/** Does the same with a lock until the transaction ends; with `inBin`, finds one that is in the bin. */
/** Locked until the transaction ends. */
export const findUndeleted = (tx: Tx, wanted: RecordingId): Promise<RecordingRow | undefined> =>
  oneOf(tx, wanted).where('deleted_at', 'is', null).forUpdate().executeTakeFirst()

export async function lockRecording(tx: Tx, wanted: RecordingId, inBin = false): Promise<RecordingRow> {
  const row = await oneOf(tx, wanted)
    .where('deleted_at', inBin ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('recording.not_found')
  return row
}

const oneOf = ({ db }: Tx, { caseId, recordingId }: RecordingId) =>
  db.selectFrom('recordings').selectAll().where('id', '=', recordingId).where('case_id', '=', caseId)

export const updateRecording = (
  { db }: Tx,
  id: string,
  change: Updateable<RecordingTables['recordings']>,
): Promise<RecordingRow> =>
  db.updateTable('recordings').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** If two pieces arrive at once the larger one counts. */
export async function promiseBytes({ db }: Tx, id: string, bytes: number): Promise<void> {
  await sql`update recordings set promised = greatest(promised, ${bytes}) where id = ${id}`.execute(db)
}

/** Finds the recording that the person has begun with this key, in any case. */
export const findByKey = (
  { db }: Tx,
  { userId, key }: { userId: string; key: string },
): Promise<RecordingRow | undefined> =>
  db
    .selectFrom('recordings')
    .selectAll()
    .where('created_by', '=', userId)
    .where('client_key', '=', key)
    .executeTakeFirst()

/** Until the transaction ends, the person cannot begin another one. */
export async function holdBeginnings(
  { db }: Tx,
  { userId, caseId }: { userId: string; caseId: string },
): Promise<{ ofCase: number; unfinished: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recordings ${userId}`}, 0))`.execute(db)
  const { rows } = await sql<{ ofCase: number; unfinished: number }>`
    select count(*) filter (where case_id = ${caseId})::integer as "ofCase",
      count(*) filter (where created_by = ${userId} and state = 'unfinished')::integer as unfinished
    from recordings
    where case_id = ${caseId} or (created_by = ${userId} and state = 'unfinished')`.execute(db)
  return rows[0] ?? { ofCase: 0, unfinished: 0 }
}

/** Whether somebody is recording at this moment. */
export const isLive = (
  { state, last_piece_at, created_at }: Pick<RecordingRow, 'state' | 'last_piece_at' | 'created_at'>,
  now: Date,
): boolean =>
  state === 'unfinished' &&
  now.getTime() - new Date(last_piece_at ?? created_at).getTime() < stillMinutes * 60_000
