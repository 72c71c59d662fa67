/** SQL of the entries about failed sign-ins. They are kept whatever the call answers, so no call writes them itself. */
import { insertAuditEntry, type PlatformTables, withTables } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

const action = 'sign_in.refused'
const withoutPlace = sql<string>`details - 'device' - 'network'`

export interface Refusal {
  officeId: string | undefined
  /** Null if there is no such account: the entry is then written and rolled back, which takes as long. */
  userId: string | null
  details: { reason: string; device: string; network: string }
}

export async function addRefusal(tx: Tx, { officeId, userId, details }: Refusal): Promise<void> {
  await sql`savepoint refusal`.execute(tx.db)
  await insertAuditEntry(tx, action, {
    details,
    ...(userId === null ? {} : { subjectId: userId }),
    // The entry names nobody, even if there is a session whose second step is still to be done.
    parties: { actorId: null, ...(officeId === undefined ? {} : { officeId }) },
  })
  const end = userId === null ? sql`rollback to savepoint refusal` : sql`release savepoint refusal`
  await end.execute(tx.db)
}

/** Deletes device and network of failed sign-ins after the same time as those of sessions. */
export async function forgetOldRefusals({ db }: Tx, before: Date): Promise<void> {
  await withTables<PlatformTables>(db)
    .updateTable('audit_entries')
    .set({ details: withoutPlace })
    .where('action', '=', action)
    .where('at', '<', before.toISOString())
    .where(sql<boolean>`details ? 'network'`)
    .execute()
}

/** Device and network may have been the owner's own, so they are erased with the account. */
export async function forgetRefusals({ db }: Tx, userId: string): Promise<void> {
  await withTables<PlatformTables>(db)
    .updateTable('audit_entries')
    .set({ details: withoutPlace })
    .where('action', '=', action)
    .where('subject_id', '=', userId)
    .execute()
}
