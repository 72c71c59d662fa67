/** Rows of one person across offices. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

/** The data without the names of cases, which the person may no longer be allowed to read. */
export async function ownOf({ db }: Tx, userId: string) {
  const timer = await db
    .selectFrom('time_timers')
    .select(['what', 'rate', 'started_at as startedAt'])
    .where('user_id', '=', userId)
    .execute()
  const entries = await db
    .selectFrom('time_entries')
    .select(['date', 'minutes', 'what', 'rate', 'amount', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .execute()
  return { timer, entries }
}

/** Recorded time is the office's account of its work and stays, without the name of its author. */
export async function forgetPerson({ db }: Tx, userId: string): Promise<void> {
  await db.deleteFrom('time_timers').where('user_id', '=', userId).execute()
}

export async function forgetLeaver(
  { db }: Pick<Tx, 'db'>,
  { officeId, userId }: { officeId: string; userId: string },
): Promise<void> {
  await sql`delete from time_timers where company_id = ${officeId} and user_id = ${userId}`.execute(db)
}
