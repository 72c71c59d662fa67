import type { Instant, NullableInstant } from '@mizan/platform/database'
import type { Generated } from 'kysely'
import type { Availability, MessageKind, MessageState, SwitchName } from '../schemas.ts'

/** Only what somebody has set: everything else is as the product came. */
export interface FeaturesTable {
  name: SwitchName
  state: Availability
  changed_at: Instant
}

/** What people wrote to us, told apart by form; what a form does not ask for is null. The key is kind and id. */
export interface VisitorMessagesTable {
  kind: MessageKind
  /** Numbers that were given before the forms had one table stand once for each kind. */
  id: Generated<number>
  at: Instant
  /** Of a caller who was signed in. */
  user_id: string | null
  name: string | null
  surname: string | null
  email: string | null
  phone_number: string | null
  organisation: string | null
  topic: string | null
  message: string | null
  state: Generated<MessageState>
  /** When somebody last set the state, and who. */
  changed_at: NullableInstant
  changed_by: string | null
}

export interface SiteTables {
  features: FeaturesTable
  visitor_messages: VisitorMessagesTable
}
