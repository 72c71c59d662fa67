/** The parts that the calls of this domain work with; the program makes them once. */
import type { OfficeFacts } from '@mizan/company/server'
import type { Transaction } from '@mizan/platform/database'
import type { ApplePay, PaymentProvider } from '@mizan/platform/payments'
import type { GrantedPlan } from '@mizan/subscription/server'
import type { BillingCall } from './call.ts'
import type { EInvoices } from './invoices/e-invoices.ts'
import type { OrderRow } from './tables.ts'

/** The seller on invoices, and the account for transfers. */
export interface Seller {
  name: string
  taxNumber: string
  address: string
  iban: string
}

export interface BillingParts {
  officeFacts: (tx: Transaction, officeId: string) => Promise<OfficeFacts>
  /** The facts of people that offers require. Needs the scope of the system. */
  provenStanding: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<{ emails: readonly string[]; isBarConfirmed: boolean }>
  /** Whether a person may start a trial. Needs the scope of the system, like the next function. */
  mayTakeTrial: (tx: Transaction, userId: string) => Promise<boolean>
  /** Takes the trial of a person when it begins; from then on they can start no other, in any office. */
  takeTrial: (tx: Transaction, userId: string) => Promise<boolean>
  grantPlan: (tx: Transaction, officeId: string, plan: GrantedPlan) => Promise<void>
  /** Undefined while no provider of card payments is set up. */
  provider: PaymentProvider | undefined
  /** Charges the card of the office for an order, outside of any transaction, and settles it. Undefined without a provider. */
  charge: ((call: BillingCall, order: OrderRow) => Promise<void>) | undefined
  eInvoices: EInvoices
  seller: Seller
  applePay: ApplePay | undefined
  /** Queues a letter to the owner of an account, in their language. Needs the scope of the system. */
  notify: (
    tx: Transaction,
    userId: string,
    letterIn: (language: 'tr' | 'en') => { subject: string; text: string },
  ) => Promise<void>
  /** Public address of the product. */
  publicUrl: string
}
