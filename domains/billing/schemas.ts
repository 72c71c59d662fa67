/** Shapes of subscriptions and money. */
import { Country } from '@mizan/platform/contract'
import { planTypes } from '@mizan/subscription/schemas'
import { z } from 'zod'
import { mostSeats } from './data/limits.ts'
import { cycles, offerTypes } from './data/plans.ts'
import { states } from './rules/transitions.ts'

export { Buyer, BuyerDetails, BuyerInput } from './schemas/buyers.ts'

export const PlanType = z.enum(planTypes)
export const OfferType = z.enum(offerTypes)
export const BillingCycle = z.enum(cycles)
/** A decimal text such as `1250.37`. */
const amount = z.string()
const percent = z.string()

const Offer = z.object({ planType: PlanType, offerType: OfferType, cycle: BillingCycle })

/** The effect of an order once it is paid; only the server computes its price. */
export const Intent = z.discriminatedUnion('do', [
  z.object({ do: z.literal('trial'), offer: Offer, seats: z.number().int() }),
  z.object({ do: z.literal('buy'), offer: Offer, seats: z.number().int() }),
  z.object({ do: z.literal('switch'), offer: Offer, seats: z.number().int() }),
  z.object({ do: z.literal('addSeats'), seats: z.number().int().min(1) }),
  z.object({ do: z.literal('extend') }),
  z.object({ do: z.literal('renew') }),
  /** A card is stored and checked. */
  z.object({ do: z.literal('card') }),
])
export type Intent = z.output<typeof Intent>
export type OrderKind = Intent['do']

export const orderStates = ['pending', 'paid', 'failed', 'expired', 'superseded', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]
export const orderMethods = ['card', 'storedCard', 'wallet', 'transfer', 'balance'] as const
export type OrderMethod = (typeof orderMethods)[number]

/** All amounts are in lira. `due` is to be paid now. */
export const Amounts = z.object({
  list: amount,
  discount: amount,
  net: amount,
  vatPercent: percent,
  vat: amount,
  withheld: amount,
  /** The gross credit for the rest of the running period, and its parts. */
  credited: amount,
  creditedNet: amount,
  creditedVat: amount,
  creditedWithheld: amount.optional(),
  fromBalance: amount,
  due: amount,
  /** Net worth of the period afterwards, from which later switches are computed. */
  worth: amount,
})
export type Amounts = z.infer<typeof Amounts>

export const InvoiceLine = z.object({ says: z.object({ tr: z.string(), en: z.string() }), net: amount })
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const Plan = z.object({
  planType: PlanType,
  offerType: OfferType,
  billingCycle: BillingCycle,
  months: z.number().int(),
  /** Net for the whole cycle. */
  cost: amount,
  /** The net price for one month of it. */
  perMonth: amount,
  vatPercent: percent,
  /** Gross for the whole cycle. */
  total: amount,
  seats: z.number().int(),
  seatCost: amount,
  /** The saving against single months in whole per cent. */
  saving: z.number().int(),
  /** The discount against the usual plan of the same cycle in whole per cent. */
  discount: z.number().int(),
  licences: z.array(z.string()),
})
export type Plan = z.infer<typeof Plan>

export const PlansQuery = z.object({ region: Country })
export const Plans = z.object({ region: Country, currency: z.literal('TRY'), plans: z.array(Plan) })
export type Plans = z.infer<typeof Plans>

export const OwnPlans = Plans.extend({
  /** Plan types that this office may take; for the others the code of the reason. */
  open: z.array(PlanType),
  closed: z.array(z.object({ planType: PlanType, code: z.string() })),
})
export type OwnPlans = z.infer<typeof OwnPlans>

export const OrderStatus = z.object({
  orderId: z.string(),
  kind: z.enum(['trial', 'buy', 'switch', 'addSeats', 'extend', 'renew', 'card']),
  status: z.enum(orderStates),
  method: z.enum(orderMethods),
  amounts: Amounts,
  /** The reason of the bank for declining: a code of the contract, and its text. */
  code: z.string().nullable(),
  message: z.object({ tr: z.string(), en: z.string() }).nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type OrderStatus = z.infer<typeof OrderStatus>

export const Status = z.object({
  state: z.enum(states),
  planType: PlanType.nullable(),
  offerType: OfferType.nullable(),
  billingCycle: BillingCycle.nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** The end of the grace period, in which everything still works although the period is over. */
  graceUntil: z.string().nullable(),
  seats: z.object({ used: z.number().int(), maximum: z.number().int() }),
  autoRenewal: z.boolean(),
  cancelledAt: z.string().nullable(),
  /** The balance of the office. */
  balance: amount,
  mayStartTrial: z.boolean(),
  isFirstTime: z.boolean(),
  region: Country,
  /** The amount of the next renewal, without promotions; null if none follows. */
  nextCharge: z.object({ at: z.string(), amount }).nullable(),
  pendingOrder: OrderStatus.nullable(),
})
export type Status = z.infer<typeof Status>

const seats = z.coerce.number().int().min(1).max(mostSeats)

/** Names as the specification writes them. */
export const CostQuery = z.object({
  PlanType: PlanType.default('Normal'),
  OfferType: OfferType,
  BillingCycle: BillingCycle,
  PromotionCode: z.string().max(64).optional(),
  Seats: seats.optional(),
})
export type CostQuery = z.output<typeof CostQuery>

export const Cost = Amounts.extend({
  /** The effect of the order on the running plan, or that it is the first purchase. */
  does: z.enum(['buy', 'switch', 'renew', 'addSeats', 'extend']),
  /** The days of the running period that are credited. */
  daysLeft: z.number().int(),
  days: z.number().int(),
  /** When the period that is bought ends. */
  until: z.string(),
  /** The amount that is charged after a trial that begins now; null if no trial can begin. */
  afterTrial: z.object({ at: z.string(), amount }).nullable(),
})
export type Cost = z.infer<typeof Cost>

/** A change that keeps the plan. */
export const ChangeQuery = z.strictObject({
  does: z.enum(['addSeats', 'extend']),
  /** The number of added seats. */
  seats: seats.default(1),
})
export type ChangeQuery = z.output<typeof ChangeQuery>

/** The wanted plan; the server computes its price. */
export const PlanChoice = z.strictObject({
  planType: PlanType.default('Normal'),
  offerType: OfferType,
  billingCycle: BillingCycle,
  seats: seats.optional(),
  promotionCode: z.string().max(64).optional(),
})
export type PlanChoice = z.output<typeof PlanChoice>

export const CycleSwitch = z.strictObject({ billingCycle: BillingCycle })
export const SeatsAdded = z.strictObject({ seats })
export const CancellationReason = z.strictObject({
  reason: z.enum(['price', 'missing', 'unused', 'support', 'other']),
  comment: z.string().trim().max(1_000).default(''),
})
export type CancellationReason = z.output<typeof CancellationReason>

export const HistoryItem = OrderStatus.extend({
  settledAt: z.string().nullable(),
  offer: Offer.nullable(),
  card: z.object({ brand: z.string(), lastFour: z.string() }).nullable(),
  refunded: amount,
  invoices: z.array(
    z.object({
      invoiceId: z.string(),
      number: z.string(),
      kind: z.enum(['invoice', 'creditNote']),
      total: amount,
    }),
  ),
})
export type HistoryItem = z.infer<typeof HistoryItem>

/** The order was paid by card, another order was paid instead, or the money has not arrived in time. */
const ClosedBecause = z.enum(['paidOtherwise', 'replaced', 'late'])
export type ClosedBecause = z.infer<typeof ClosedBecause>

export const transferState = {
  state: z.enum(['waiting', 'partial', 'done', 'cancelled']),
  /** Why a cancelled one is no longer waited for. */
  closedBecause: ClosedBecause.nullable(),
}

/** A bank transfer that the office has announced, with the reference to write into it. */
export const Transfer = z.object({
  transferId: z.string(),
  orderId: z.string(),
  reference: z.string(),
  amount,
  received: amount,
  /** The amount that has not arrived yet. */
  missing: amount,
  ...transferState,
  payee: z.string(),
  iban: z.string(),
  createdAt: z.string(),
})
export type Transfer = z.infer<typeof Transfer>

export const PromotionPage = z.object({
  promotionId: z.string(),
  /** A code that was typed into the checkout, or taken along from the page. */
  code: z.string(),
  name: z.object({ tr: z.string(), en: z.string() }),
  percent: z.number().int(),
  /** The first day on which it no longer holds. */
  validUntil: z.string().nullable(),
  firstTimeOnly: z.boolean(),
  plans: z.array(Plan.extend({ promotionCost: amount })),
})
export type PromotionPage = z.infer<typeof PromotionPage>
