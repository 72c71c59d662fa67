/** Columns of the stored messages from other services. */
import type { Instant, Json } from '../database/index.ts'

export interface WebhookTables {
  webhook_deliveries: {
    sender: string
    id: string
    /** SHA-256 in hexadecimal digits. */
    body_hash: string
    received_at: Instant
    answer: Json<unknown>
  }
}
