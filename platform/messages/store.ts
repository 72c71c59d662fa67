/** The SQL of messages: forgetting what was sent, the readable outbox, and what is kept about a person. */
import { sql } from 'kysely'
import { type AnyDatabase, type PlatformTables, withTables } from '../database/index.ts'
import { messageKind } from './message.ts'
import type { MessageTables } from './tables.ts'

/** Older ones are of no use to anybody. */
const mostKept = 500

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
    .where('id', '<=', sql<number>`(select max(id) from sent_messages) - ${mostKept}`)
    .execute()
}

export const listSent = (db: AnyDatabase, limit: number) =>
  withTables<MessageTables>(db)
    .selectFrom('sent_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Deletes what waits for these addresses and numbers, and what was kept of messages to them. */
export async function forgetMessagesTo(tx: { db: AnyDatabase }, recipients: string[]): Promise<void> {
  if (recipients.length === 0) return
  const { waiting, kept } = tablesOf(tx.db)
  await waiting.deleteFrom('outbox').where(isTo(recipients)).execute()
  await kept.deleteFrom('sent_messages').where('recipient', 'in', recipients).execute()
}

/** Messages to these addresses and numbers that the database still knows; without their texts, which hold codes. */
export async function messagesTo(
  tx: { db: AnyDatabase },
  recipients: string[],
): Promise<{ at: string; channel: 'email' | 'sms'; subject: string | null }[]> {
  if (recipients.length === 0) return []
  const { waiting, kept } = tablesOf(tx.db)
  const queued = await waiting
    .selectFrom('outbox')
    .select('created_at as at')
    .select(sql<'email' | 'sms'>`payload->>'channel'`.as('channel'))
    .select(sql<string | null>`payload->>'subject'`.as('subject'))
    .where(isTo(recipients))
    .execute()
  const sent = await kept
    .selectFrom('sent_messages')
    .select(['sent_at as at', 'channel', 'subject'])
    .where('recipient', 'in', recipients)
    .execute()
  return [...sent, ...queued].sort((a, b) => a.at.localeCompare(b.at))
}

const tablesOf = (db: AnyDatabase) => ({
  waiting: withTables<PlatformTables>(db),
  kept: withTables<MessageTables>(db),
})

const isTo = (recipients: string[]) =>
  sql<boolean>`(kind = ${messageKind} and payload->>'to' in (${sql.join(recipients)}))`
