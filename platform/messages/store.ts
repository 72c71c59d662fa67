/** The SQL of messages: the queue, deleting sent messages, the readable outbox, and the data kept about a person. */
import { type RawBuilder, sql } from 'kysely'
import { type AnyDatabase, type Transaction, withTables } from '../database/index.ts'
import type { Message, QueuedMessage } from './message.ts'
import type { MessageTables } from './tables.ts'

/** Older ones are no longer useful. */
const mostKept = 500

export interface WaitingMessage {
  id: string
  queued_at: string
  message: QueuedMessage
}

/**
 * An insert that is sent together with the job of the message. It returns nothing, because an office may add messages
 * but not read any, not even its own.
 */
export const waitingInsert = ({ clock }: Transaction, id: string, message: Message): RawBuilder<unknown> =>
  sql`insert into waiting_messages (id, queued_at, message)
    values (${id}, ${clock.now()}, ${JSON.stringify(message)})`

/** This is one statement without a transaction, so that a code is sent sooner; the next function does the same. */
export async function findWaiting(db: AnyDatabase, id: string): Promise<WaitingMessage | undefined> {
  const { rows } = await sql<WaitingMessage>`
    select id, queued_at, message from waiting_message(${id}::uuid)`.execute(db)
  return rows[0]
}

export async function forgetMessage(db: AnyDatabase, id: string): Promise<void> {
  await sql`select forget_waiting_message(${id}::uuid)`.execute(db)
}

/**
 * Deletes messages that are no longer valid: their own validity has ended, or they have none and were queued before
 * this moment. Returns how many.
 */
export async function forgetOutdated(tx: Transaction, queuedBefore: Date): Promise<number> {
  const validUntil = sql<string>`(message->>'validUntil')::timestamptz`
  const { numDeletedRows } = await waitingOf(tx.db)
    .deleteFrom('waiting_messages')
    .where(
      sql<boolean>`case when message ? 'validUntil' then ${validUntil} <= ${tx.clock.now()}
        else queued_at < ${queuedBefore} end`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const waitingOf = (db: AnyDatabase) => withTables<MessageTables>(db)

export interface SentMessage {
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  text: string
}

export async function keepSent({ db, clock }: Transaction, sent: SentMessage): Promise<void> {
  const tables = withTables<MessageTables>(db)
  await tables
    .insertInto('sent_messages')
    .values({ ...sent, sent_at: clock.now() })
    .execute()
  await tables
    .deleteFrom('sent_messages')
    .where('id', '<=', sql<number>`(select max(id) from sent_messages) - ${mostKept}`)
    .execute()
}

export const listSent = ({ db }: Transaction, limit: number) =>
  withTables<MessageTables>(db)
    .selectFrom('sent_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Deletes the waiting messages to these addresses and numbers, and the kept copies of sent ones. */
export async function forgetMessagesTo(tx: Transaction, recipients: string[]): Promise<void> {
  if (recipients.length === 0) return
  const tables = withTables<MessageTables>(tx.db)
  await tables.deleteFrom('waiting_messages').where(isTo(recipients)).execute()
  await tables.deleteFrom('sent_messages').where('recipient', 'in', recipients).execute()
}

/** Messages to these addresses and numbers that the database still holds; without their texts, which contain codes. */
export async function messagesTo(
  tx: Transaction,
  recipients: string[],
): Promise<{ at: string; channel: 'email' | 'sms'; subject: string | null }[]> {
  if (recipients.length === 0) return []
  const tables = withTables<MessageTables>(tx.db)
  const queued = await tables
    .selectFrom('waiting_messages')
    .select('queued_at as at')
    .select(sql<'email' | 'sms'>`message->>'channel'`.as('channel'))
    .select(sql<string | null>`message->>'subject'`.as('subject'))
    .where(isTo(recipients))
    .execute()
  const sent = await tables
    .selectFrom('sent_messages')
    .select(['sent_at as at', 'channel', 'subject'])
    .where('recipient', 'in', recipients)
    .execute()
  return [...sent, ...queued].sort((a, b) => a.at.localeCompare(b.at))
}

const isTo = (recipients: string[]) => sql<boolean>`message->>'to' in (${sql.join(recipients)})`
