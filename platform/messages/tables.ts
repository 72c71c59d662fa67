import type { Generated } from 'kysely'
import type { Instant } from '../database/index.ts'

/** What was sent while no provider is set up, for people to read; only outside production. */
export interface SentMessagesTable {
  id: Generated<number>
  sent_at: Instant
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  text: string
}

export interface MessageTables {
  sent_messages: SentMessagesTable
}
