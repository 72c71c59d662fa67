/** Rows of one person across offices. */
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'

/** Names and texts are left out, because the person may no longer be allowed to read them. */
export async function ownOf({ db }: Transaction, userId: string) {
  const { rows } = await sql`
    select id as "recordingId", created_at as "beganAt", size from recordings
    where created_by = ${userId} order by created_at`.execute(db)
  return rows
}
