/** Shapes of what is booked in the account of a client, which has three parts: fees, advances for expenses, trust. */
import { ReceiptInput } from '@mizan/calculators/schemas'
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import {
  accounts,
  expenseTypes,
  heldAccounts,
  lineKinds,
  paymentDetails,
  paymentTypes,
} from '../data/words.ts'
import { aboveZero, Balance, day, id, key, Money, oneLine, Person } from './fields.ts'

export const PaymentType = z.enum(paymentTypes)
export type PaymentType = z.infer<typeof PaymentType>

export const PaymentDetail = z.enum(paymentDetails)
export type PaymentDetail = z.infer<typeof PaymentDetail>

export const Account = z.enum(accounts)
export type Account = z.infer<typeof Account>

export const HeldAccount = z.enum(heldAccounts)
export type HeldAccount = z.infer<typeof HeldAccount>

export const LineKind = z.enum(lineKinds)
export type LineKind = z.infer<typeof LineKind>

export const ExpenseType = z.enum(expenseTypes)
export type ExpenseType = z.infer<typeof ExpenseType>

const booking = {
  clientId: id,
  amount: aboveZero,
  description: oneLine,
  /** Today in Turkey if it is left out. */
  date: day.optional(),
  key,
}

/** The case that a line is for, one of the client's that the caller may read. */
const caseId = id.nullish()

/** How money changed hands. A bank transfer is `other` with this detail. */
const paid = {
  paymentType: PaymentType,
  paymentDetail: z.literal('bankTransfer').nullish(),
}

function checkDetail(
  line: { paymentType: string; paymentDetail?: string | null | undefined },
  context: z.RefinementCtx,
) {
  if (line.paymentDetail && line.paymentType !== 'other')
    context.addIssue({ code: 'custom', path: ['paymentDetail'], message: 'field.payment_detail' })
}

export const NewPayment = z
  .object({ ...booking, ...paid, account: Account.default('fee'), caseId })
  .superRefine(checkDetail)
export type NewPayment = z.output<typeof NewPayment>

export const NewService = z.object({ ...booking, caseId })
export type NewService = z.output<typeof NewService>

/** Booked against the advance; what exceeds it the client owes. */
export const NewExpense = z.object({ ...booking, expenseType: ExpenseType, caseId })
export type NewExpense = z.output<typeof NewExpense>

/** Money of the client that goes back to them or to whom it was held for. */
export const NewPayout = z
  .object({ ...booking, ...paid, account: HeldAccount, caseId })
  .superRefine(checkDetail)
export type NewPayout = z.output<typeof NewPayout>

/** Money of the client that becomes a payment of fees. `consent`: how and when the client has agreed. */
export const NewMove = z.object({
  ...booking,
  account: HeldAccount,
  consent: oneLine,
  caseId,
})
export type NewMove = z.output<typeof NewMove>

/** `balance`: of the account that the line is in. */
export const Booked = z.object({ transactionId: z.string(), account: Account, balance: Balance })
export type Booked = z.infer<typeof Booked>

export const TransactionDeletion = z.object({ clientId: id, transactionId: id, comment: oneLine })
export type TransactionDeletion = z.infer<typeof TransactionDeletion>

/** A case as lists of other domains name it. */
const RelatedCase = z.object({ caseId: z.string(), title: z.string(), number: z.string() })
export type RelatedCase = z.infer<typeof RelatedCase>

/** The receipt that was computed for a service, with the inputs that open it again. */
const KeptReceipt = z.object({ gross: Money, collected: Money, inputs: z.record(z.string(), z.string()) })

export const ReceiptToKeep = z.object({ clientId: id, transactionId: id, receipt: ReceiptInput })
export type ReceiptToKeep = z.output<typeof ReceiptToKeep>

export const LedgerQuery = z.object({
  ...pageQuery,
  includeDeleted: z.stringbool().default(false),
  account: Account.default('fee'),
})
export type LedgerQuery = z.output<typeof LedgerQuery>

export const ledgerAbilities = ['addPayment', 'addService', 'addExpense', 'payOut', 'moveToFee'] as const

export const LedgerLine = z.object({
  transactionId: z.string(),
  /** In the account of fees `payment` or `service`. */
  kind: LineKind,
  date: z.string(),
  /** Dated after today: it does not count yet. */
  ahead: z.boolean(),
  description: z.string(),
  amount: Money,
  /** Null for what is neither a payment nor a payout. */
  paymentType: PaymentType.nullable(),
  /** More about a payment of the type `other`. */
  paymentDetail: PaymentDetail.nullable(),
  /** Null for what is no expense. */
  expenseType: ExpenseType.nullable(),
  /** Of money that was moved to fees: how the client has agreed. */
  consent: z.string().nullable(),
  /** The case that it was for; null for none, as for one that the caller may not read. */
  case: RelatedCase.nullable(),
  /** The balance after this line on its day; null for a deleted one, which does not count. */
  balance: Balance.nullable(),
  createdBy: Person,
  createdAt: z.string(),
  deletion: z.object({ by: Person, at: z.string(), comment: z.string() }).nullable(),
  /** Of a service; null if none was kept. */
  receipt: KeptReceipt.nullable(),
  may: z.array(z.enum(['delete'])),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** `total` counts what the call asked for; the sums count neither deleted lines nor those after today. */
export const Ledger = pageOf(LedgerLine).extend({
  account: Account,
  services: Money,
  payments: Money,
  expenses: Money,
  /** To the client, or moved to fees. */
  paidOut: Money,
  balance: Balance,
  /** How many lines are deleted, whether they are listed or not. */
  deleted: z.number().int(),
  may: z.array(z.enum(ledgerAbilities)),
})
export type Ledger = z.infer<typeof Ledger>
