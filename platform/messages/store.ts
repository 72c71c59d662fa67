/** The SQL of messages: forgetting what was sent, and the readable outbox. */
import { sql } from 'kysely'
import { type AnyDatabase, type PlatformTables, withTables } from '../database/index.ts'
import type { MessageTables } from './tables.ts'

/** Older ones are of no use to anybody. */
const kept = 500

export async function forgetMessage(db: AnyDatabase, id: number): Promise<void> {
  await withTables<PlatformTables>(db).deleteFrom('outbox').where('id', '=', id).execute()
}

export interface SentMessage {
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  text: string
}

export async function keepSent(db: AnyDatabase, sent: SentMessage, at: Date): Promise<void> {
  const tables = withTables<MessageTables>(db)
  await tables
    .insertInto('sent_messages')
    .values({ ...sent, sent_at: at })
    .execute()
  await tables
    .deleteFrom('sent_messages')
    .where('id', '<=', sql<number>`(select max(id) from sent_messages) - ${kept}`)
    .execute()
}

export const listSent = (db: AnyDatabase, limit: number) =>
  withTables<MessageTables>(db)
    .selectFrom('sent_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
