/** Expired mails; all of this needs the scope of the system. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

/** Removes mails that nobody has filed in time, and those that never arrived completely; their keys are gone. */
export async function expireMails(
  { db, clock }: Tx,
  { waitingBefore, arrivingBefore, most }: { waitingBefore: Date; arrivingBefore: Date; most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update mails set state = 'declined', wrapped_key = null, head = null, settled_at = ${clock.now()}
    where id in (select id from mails
      where (state = 'waiting' and created_at < ${waitingBefore}) or (state = 'arriving' and created_at < ${arrivingBefore})
      order by id limit ${most} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** Settled mails of which the store may still have the file. */
export async function listFiles({ db }: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mails where has_file and settled_at is not null order by created_at limit ${most}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Deletes settled mails that need not be remembered any more. */
export async function forgetMails({ db }: Tx, before: Date): Promise<void> {
  await sql`delete from mails where settled_at < ${before} and not has_file`.execute(db)
}
