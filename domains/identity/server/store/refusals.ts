/** SQL of the entries about failed sign-ins. They stand whatever the call answers, so no call writes them itself. */
import { type AnyDatabase, type PlatformTables, withTables } from '@mizan/platform/database'
import { sql } from 'kysely'

const action = 'sign_in.refused'
const withoutPlace = sql<string>`details - 'device' - 'network'`

export interface Refusal {
  at: Date
  companyId: string | null
  /** Null where there is no such account: then the entry is written and taken back, which takes as long. */
  userId: string | null
  rowName: string
  requestId: string
  details: { reason: string; device: string; network: string }
}

export async function addRefusal(db: AnyDatabase, refusal: Refusal): Promise<void> {
  await sql`savepoint refusal`.execute(db)
  await withTables<PlatformTables>(db)
    .insertInto('audit_entries')
    .values({
      at: refusal.at,
      company_id: refusal.companyId,
      actor_id: null,
      row_name: refusal.rowName,
      action,
      subject_id: refusal.userId,
      details: JSON.stringify(refusal.details),
      request_id: refusal.requestId,
    })
    .execute()
  const end = refusal.userId === null ? sql`rollback to savepoint refusal` : sql`release savepoint refusal`
  await end.execute(db)
}

/** From where and with what somebody tried is kept no longer than it is kept of sessions. */
export async function forgetOldRefusals(db: AnyDatabase, before: Date): Promise<void> {
  await withTables<PlatformTables>(db)
    .updateTable('audit_entries')
    .set({ details: withoutPlace })
    .where('action', '=', action)
    .where('at', '<', before.toISOString())
    .where(sql<boolean>`details ? 'network'`)
    .execute()
}

/** The device and the network may have been the owner's own: they go with the account. */
export async function forgetRefusals(db: AnyDatabase, userId: string): Promise<void> {
  await withTables<PlatformTables>(db)
    .updateTable('audit_entries')
    .set({ details: withoutPlace })
    .where('action', '=', action)
    .where('subject_id', '=', userId)
    .execute()
}
