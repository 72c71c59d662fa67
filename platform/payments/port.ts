/**
 * The port of a provider of card payments. Cards are typed on the provider's page: no card number ever comes through
 * here. Each request carries a reference of ours, by which an inquiry finds its result.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '../money/index.ts'
import type { DeclineReason } from './reasons.ts'
import type { Reference } from './reference.ts'

/** A card as the provider describes it; its number is not among it. */
export interface CardFacts {
  /** First six or eight digits. */
  bin: string
  lastFour: string
  brand: 'visa' | 'mastercard' | 'troy' | 'amex' | 'other'
  kind: 'credit' | 'debit' | 'prepaid' | 'unknown'
  family?: string
  bank?: string
}

/** A card can be charged with it, so it is kept as a secret. */
export interface CardKey {
  /** The id of the office at the provider. */
  owner: string
  card: string
}

export interface StoredCard extends CardFacts {
  key: CardKey
  alias: string
  /** The month from 1 to 12, if the provider tells it. */
  expiryMonth?: number
  expiryYear?: number
}

export interface Payment {
  /** The provider's own number, which cancelling and refunding need. */
  id: string
  reference: Reference
  amount: Money
  card?: CardFacts
  /** The stored card, if the payer agreed to have it stored. */
  stored?: CardKey
}

/**
 * `pending`: the payer has not finished, or the provider is still checking. `absent`: the provider knows no such
 * payment. `unknown`: the answer was lost, so money may have been taken: call `inquire` until it answers otherwise.
 * `foreign`: a genuine answer about another order or another amount; nothing may be settled by it.
 */
export type PaymentAnswer =
  | { state: 'settled'; payment: Payment }
  | DeclinedPayment
  | { state: 'pending' }
  | { state: 'absent' }
  | { state: 'unknown' }
  | { state: 'foreign' }

/** No money was taken, and with this reference none will be. */
export interface DeclinedPayment {
  state: 'declined'
  reason: DeclineReason
  /** The provider's own code, for staff. */
  code?: string
}

/** `unknown`: the same call may be made again with the same reference and takes effect once. */
export type DoneAnswer = { state: 'done' } | DeclinedPayment | { state: 'unknown' }

export type StartedPayment<Page> = ({ state: 'started' } & Page) | DeclinedPayment | { state: 'unknown' }

/** The reference and amount of the order, against which every answer about it is compared. */
export interface ExpectedPayment {
  reference: Reference
  amount: Money
}

export interface Buyer {
  /** The id of the person in this product. */
  id: string
  name: string
  surname: string
  email: string
  phone?: string
  identityNumber?: string
  address: string
  city: string
  country: string
  /** The address from which the person pays. */
  ip: string
}

export interface Order extends ExpectedPayment {
  buyer: Buyer
  /** Their amounts make up the amount of the order. */
  lines: readonly { id: string; name: string; amount: Money }[]
  language: 'tr' | 'en'
}

export interface FormOrder extends Order {
  /** The address to which the browser of the payer returns; a secret key in it identifies the order. */
  returnTo: string
  /** The provider's key of the office, if it has stored cards. */
  owner?: string
}

export interface CardOrder extends Order {
  card: CardKey
}

/** A page of the provider on which the card is typed, shown in a frame or by itself. */
export interface FormPage {
  token: string
  address: string
  expiresAt: Date
}

/** The bank's page, as HTML that sends the browser there. */
export interface SecurePage {
  html: string
}

/** The values that a browser brings back. They prove nothing: `complete` asks the provider. */
export type BrowserReturn =
  | { kind: 'form'; token: string }
  | {
      kind: 'secure'
      payment: string
      reference: string
      isAuthenticated: boolean
      /** Handed back to the bank unchanged. */
      data: string
    }

/** An authentic message of the provider: a reason to inquire, not a result. */
export interface PaymentNews {
  /** Repeated messages carry the same one. */
  id: string
  event: string
  reference: Reference
  token?: string
}

export interface Undoing {
  /** The reference of this cancellation or refund, not of the payment. */
  reference: Reference
  payment: Payment
  ip: string
  reason: 'double_payment' | 'buyer_request' | 'fraud' | 'other'
}

/** An Apple Pay token as the browser got it; only the provider can read it. */
export interface WalletOrder extends Order {
  token: unknown
}

export interface PaymentProvider {
  readonly name: 'iyzico' | 'sandbox'
  /** Opens the card form. A form can be paid once, but two forms of one order can both be paid: keep the token. */
  startForm(order: FormOrder): Promise<StartedPayment<FormPage>>
  /** Returns the result of a form. */
  formResult(token: string, expected: ExpectedPayment): Promise<PaymentAnswer>
  /** Charges a stored card whose owner is at the screen: the bank asks for a code. */
  startStored(order: CardOrder & { returnTo: string }): Promise<StartedPayment<SecurePage>>
  /**
   * Charges a stored card without the payer, for renewals. A second call with the same reference takes nothing more.
   */
  chargeStored(order: CardOrder): Promise<PaymentAnswer>
  /** Absent where the provider takes no wallets. */
  chargeWallet?(order: WalletOrder): Promise<PaymentAnswer>
  /** @returns undefined for fields that do not have the provider's form */
  readReturn(fields: Readonly<Record<string, string>>): BrowserReturn | undefined
  /** Finishes the payment from whose page the browser returned. May be repeated. */
  complete(returned: BrowserReturn, expected: ExpectedPayment): Promise<PaymentAnswer>
  /** Returns the result of a request, whatever kind it was. */
  inquire(expected: ExpectedPayment): Promise<PaymentAnswer>
  /** The whole payment, on its own day only. */
  cancel(undoing: Undoing): Promise<DoneAnswer>
  /** Refunds a part of the payment, or all of it. A second call with the same reference returns no more money. */
  refund(undoing: Undoing & { amount: Money }): Promise<DoneAnswer>
  listCards(owner: string): Promise<{ state: 'done'; cards: StoredCard[] } | { state: 'unknown' }>
  deleteCard(key: CardKey): Promise<DoneAnswer>
  /** @returns undefined for a message that the provider has not signed */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): PaymentNews | undefined
  close(): Promise<void>
}
