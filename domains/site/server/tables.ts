/** Columns of the switches and of the messages of visitors. */
import type { Instant, NullableInstant } from '@mizan/platform/database'
import type { Generated } from 'kysely'
import type { Availability, MessageKind, MessageState, SwitchName } from '../schemas.ts'

/** Only switches that somebody has set; all others have their default. */
export interface FeaturesTable {
  name: SwitchName
  state: Availability
  changed_at: Instant
}

/** Messages of visitors; fields that a form does not have are null. The key is kind and id. */
export interface VisitorMessagesTable {
  kind: MessageKind
  /** Unique within a kind; numbers from before the forms shared a table occur once for each kind. */
  id: Generated<number>
  at: Instant
  /** Set if the writer was signed in. */
  user_id: string | null
  name: string | null
  surname: string | null
  email: string | null
  phone_number: string | null
  organisation: string | null
  topic: string | null
  message: string | null
  state: Generated<MessageState>
  /** When the state was last set, and by whom. */
  changed_at: NullableInstant
  changed_by: string | null
}

export interface SiteTables {
  features: FeaturesTable
  visitor_messages: VisitorMessagesTable
}
