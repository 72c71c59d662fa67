/** Columns of stored cards and of the addresses to which browsers return. */
import type { Instant, Nullable } from '@mizan/platform/database'
import type { Selectable } from 'kysely'

export interface CardsTable {
  id: string
  company_id: string
  /** The provider's keys, with which the card can be charged through our account there. */
  owner_key: string
  card_key: string
  brand: string
  last_four: string
  alias: string
  expiry_month: Nullable<number>
  expiry_year: Nullable<number>
  /** The card that renewals charge. */
  is_default: boolean
  created_at: Instant
}

export interface ReturnsTable {
  /** SHA-256 of the key in hexadecimal digits. */
  key_hash: string
  company_id: string
  order_id: string
  attempt: number
  /** The page that sends the browser to the bank. */
  html: Nullable<string>
  created_at: Instant
}

export type CardRow = Selectable<CardsTable>
export type ReturnRow = Selectable<ReturnsTable>
