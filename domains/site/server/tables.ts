import type { Instant, NullableInstant } from '@mizan/platform/database'
import type { Generated } from 'kysely'
import type { Availability, MessageState, SwitchName } from '../schemas.ts'

/** Only what somebody has set: everything else is as the product came. */
export interface FeaturesTable {
  name: SwitchName
  state: Availability
  changed_at: Instant
}

/** What becomes of a message. */
interface Handled {
  state: Generated<MessageState>
  /** When somebody last set the state, and who. */
  changed_at: NullableInstant
  changed_by: string | null
}

export interface ContactMessagesTable extends Handled {
  id: Generated<number>
  at: Instant
  /** Of a caller who was signed in. */
  user_id: string | null
  name: string | null
  email: string | null
  topic: string | null
  message: string
}

export interface DemoRequestsTable extends Handled {
  id: Generated<number>
  at: Instant
  user_id: string | null
  name: string
  surname: string
  email: string
  phone_number: string | null
  organisation: string
  message: string | null
}

export interface SiteTables {
  features: FeaturesTable
  contact_messages: ContactMessagesTable
  demo_requests: DemoRequestsTable
}
