import type { Generated } from 'kysely'
import type { Instant, Json } from '../database/index.ts'
import type { QueuedMessage } from './message.ts'

/** What was sent while no provider is set up, for people to read; only outside production. */
export interface SentMessagesTable {
  id: Generated<number>
  sent_at: Instant
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  text: string
}

/** What is still to be sent. */
interface WaitingMessagesTable {
  id: string
  /** In which order they came. */
  position: Generated<number>
  queued_at: Instant
  message: Json<QueuedMessage>
}

export interface MessageTables {
  waiting_messages: WaitingMessagesTable
  sent_messages: SentMessagesTable
}
