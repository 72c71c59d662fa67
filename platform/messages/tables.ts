/** The tables of messages. */
import type { Generated } from 'kysely'
import type { Instant, Json } from '../database/index.ts'
import type { QueuedMessage } from './message.ts'

/** Messages that were sent without a provider, for people to read; only outside production. */
export interface SentMessagesTable {
  id: Generated<number>
  sent_at: Instant
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  text: string
}

/** The messages that are still to be sent. */
interface WaitingMessagesTable {
  id: string
  /** The order in which they were queued. */
  position: Generated<number>
  queued_at: Instant
  message: Json<QueuedMessage>
}

export interface MessageTables {
  waiting_messages: WaitingMessagesTable
  sent_messages: SentMessagesTable
}
