/** Columns of the tables of billing. */
import type { Instant, Json, Nullable, NullableInstant } from '@mizan/platform/database'
import type { PlanType } from '@mizan/subscription/schemas'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Cycle, OfferType } from '../data/plans.ts'
import type { Offer } from '../rules/subscription.ts'
import type { State } from '../rules/transitions.ts'
import type {
  Amounts,
  BuyerDetails,
  ClosedBecause,
  Intent,
  InvoiceLine,
  OrderKind,
  OrderMethod,
  OrderState,
} from '../schemas.ts'
import type { CardsTable, ReturnsTable } from './online-payment/tables.ts'

type Region = 'turkey' | 'kktc'
type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>

interface PricesTable {
  id: string
  region: Region
  plan_type: PlanType
  offer_type: OfferType
  cycle: Cycle
  /** Net for the cycle; null from the day on which it is no longer sold. */
  cost: Nullable<string>
  seat_cost: string
  vat_percent: string
  /** It counts until a later row of the same offer does. */
  valid_from: string
  created_at: Instant
}

interface SubscriptionsTable {
  company_id: string
  state: State
  offer: Json<Offer | null>
  seats: number
  from_at: NullableInstant
  until_at: NullableInstant
  anchor_at: NullableInstant
  auto_renews: boolean
  cancelled_at: NullableInstant
  cancel_reason: Nullable<string>
  had_trial: boolean
  has_paid: boolean
  worth: string
  tries: number
  /** The gross balance of the office; the account `balance` of the ledger agrees with it. */
  balance: string
  region: Region
  /** The end of a period and the last reminder sent about it. */
  reminded: Nullable<string>
  changed_at: Instant
}

interface OrdersTable {
  id: string
  company_id: string
  /** Null for a renewal. */
  created_by: Nullable<string>
  kind: OrderKind
  state: OrderState
  method: OrderMethod
  /** The effect of the order once it is paid. */
  intent: Json<Intent>
  /** Two orders of one office with the same key are the same order while it is pending. */
  intent_key: string
  amounts: Json<Amounts>
  due: string
  /** The addressee of the invoice, whose withholding is part of the amounts. Null without billing information. */
  buyer: Json<BuyerDetails | null>
  /** The gross amount of the order that a later switch has credited. */
  credited_back: WithDefault<string>
  currency: string
  promotion_id: Nullable<string>
  decline: Nullable<string>
  created_at: Instant
  expires_at: Instant
  settled_at: NullableInstant
}

interface AttemptsTable {
  order_id: string
  attempt: number
  company_id: string
  kind: 'form' | 'stored' | 'charge' | 'wallet'
  state: 'open' | 'settled' | 'declined' | 'absent'
  /** The token of the provider's form, with its address. */
  token: Nullable<string>
  address: Nullable<string>
  payment_id: Nullable<string>
  /** The payment as the provider answered it; never a card number. */
  payment: Json<PaymentRecord | null>
  decline: Nullable<string>
  provider_code: Nullable<string>
  started_at: Instant
  expires_at: NullableInstant
}

/** The fields of a payment that cancelling and refunding need, and those of its card that receipts show. */
export interface PaymentRecord {
  id: string
  reference: string
  amount: string
  card: { brand: string; lastFour: string } | null
}

interface PeriodsTable {
  order_id: string
  company_id: string
  from_at: Instant
  until_at: Instant
  offer: Json<Offer>
  seats: number
}

interface RefundsTable {
  id: string
  order_id: string
  attempt: number
  company_id: string
  amount: string
  reason: string
  state: 'waiting' | 'done' | 'refused'
  tries: number
  last_error: Nullable<string>
  next_at: Instant
  created_at: Instant
  done_at: NullableInstant
}

interface PostingsTable {
  id: Generated<number>
  booking_id: string
  company_id: string
  order_id: Nullable<string>
  what: string
  account: string
  amount: string
  at: Instant
}

interface SeriesTable {
  series: string
  year: number
  last: number
}

interface InvoicesTable {
  id: string
  company_id: string
  order_id: string
  kind: 'invoice' | 'creditNote'
  number: string
  issued_at: Instant
  /** The buyer on that day. */
  buyer: Json<BuyerDetails>
  lines: Json<InvoiceLine[]>
  net: string
  vat_percent: string
  vat: string
  withheld: string
  total: string
  /** When it was handed to the e-invoice port. */
  sent_at: NullableInstant
}

interface BuyersTable {
  id: string
  company_id: string
  is_default: boolean
  details: Json<BuyerDetails>
  created_at: Instant
  deleted_at: NullableInstant
}

interface PromotionsTable {
  id: string
  code: string
  name: Json<{ tr: string; en: string }>
  percent: number
  plan_types: Json<PlanType[] | null>
  offer_types: Json<OfferType[] | null>
  cycles: Json<Cycle[] | null>
  valid_from: string
  valid_until: Nullable<string>
  most: Nullable<number>
  used: WithDefault<number>
  first_time_only: boolean
  created_at: Instant
  ended_at: NullableInstant
}

interface PromotionUsesTable {
  promotion_id: string
  company_id: string
  order_id: string
  used_at: Instant
}

interface TransfersTable {
  id: string
  company_id: string
  order_id: string
  /** The reference that the payer writes into the transfer. */
  reference: string
  amount: string
  received: WithDefault<string>
  state: 'waiting' | 'partial' | 'done' | 'cancelled'
  /** Why a cancelled one is no longer waited for. */
  closed_because: Nullable<ClosedBecause>
  created_at: Instant
  settled_at: NullableInstant
}

export interface BillingTables {
  billing_prices: PricesTable
  billing_subscriptions: SubscriptionsTable
  billing_orders: OrdersTable
  billing_attempts: AttemptsTable
  billing_periods: PeriodsTable
  billing_refunds: RefundsTable
  billing_postings: PostingsTable
  billing_series: SeriesTable
  billing_invoices: InvoicesTable
  billing_buyers: BuyersTable
  billing_promotions: PromotionsTable
  billing_promotion_uses: PromotionUsesTable
  billing_transfers: TransfersTable
  billing_cards: CardsTable
  billing_returns: ReturnsTable
}

export type PriceRow = Selectable<PricesTable>
export type SubscriptionRow = Selectable<SubscriptionsTable>
export type OrderRow = Selectable<OrdersTable>
export type AttemptRow = Selectable<AttemptsTable>
export type RefundRow = Selectable<RefundsTable>
export type InvoiceRow = Selectable<InvoicesTable>
export type PromotionRow = Selectable<PromotionsTable>
