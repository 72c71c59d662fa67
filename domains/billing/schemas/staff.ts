/** Shapes of the data that staff of the service sees and changes. */
import { isDate } from '@mizan/platform/calendar'
import { planTypes } from '@mizan/subscription/schemas'
import { z } from 'zod'
import { cycles, offerTypes } from '../data/plans.ts'
import { states } from '../rules/transitions.ts'
import { transferState } from '../schemas.ts'

const amount = z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/)
const day = z.string().refine(isDate)
const PlanType = z.enum(planTypes)
const OfferType = z.enum(offerTypes)
const BillingCycle = z.enum(cycles)

export const ListedOffice = z.object({
  officeId: z.string(),
  name: z.string(),
  state: z.enum(states),
  planType: PlanType.nullable(),
  offerType: OfferType.nullable(),
  billingCycle: BillingCycle.nullable(),
  until: z.string().nullable(),
  seats: z.number().int(),
  autoRenewal: z.boolean(),
  balance: z.string(),
  /** Net of all its invoices less its credit notes. */
  revenue: z.string(),
  cancelReason: z.string().nullable(),
})
export type ListedOffice = z.infer<typeof ListedOffice>

export const ListedOrder = z.object({
  orderId: z.string(),
  office: z.string(),
  kind: z.string(),
  state: z.string(),
  method: z.string(),
  due: z.string(),
  refunded: z.string(),
  /** The refund that still waits, with the number of tries and the answer of the bank. */
  waiting: z.string(),
  tries: z.number().int(),
  /** The reason, and the code of the provider behind it, if there is one. */
  lastError: z.string().nullable(),
  decline: z.string().nullable(),
  createdAt: z.string(),
})
export type ListedOrder = z.infer<typeof ListedOrder>

export const RefundInput = z.strictObject({
  /** The gross amount; all of it if left out. */
  amount: amount.optional(),
  /** Whether the refund ends the plan. */
  endsPlan: z.boolean(),
})
export type RefundInput = z.output<typeof RefundInput>

export const ListedPrice = z.object({
  priceId: z.string(),
  planType: PlanType,
  offerType: OfferType,
  billingCycle: BillingCycle,
  cost: z.string().nullable(),
  seatCost: z.string(),
  vatPercent: z.string(),
  validFrom: z.string(),
})
export type ListedPrice = z.infer<typeof ListedPrice>

export const PriceInput = z.strictObject({
  region: z.enum(['turkey', 'kktc']),
  planType: PlanType,
  offerType: OfferType,
  billingCycle: BillingCycle,
  /** Null: from that day on it is no longer sold. */
  cost: amount.nullable(),
  seatCost: amount,
  vatPercent: z.number().min(0).max(100),
  validFrom: day,
})
export type PriceInput = z.output<typeof PriceInput>

export const ListedPromotion = z.object({
  promotionId: z.string(),
  code: z.string(),
  name: z.object({ tr: z.string(), en: z.string() }),
  percent: z.number().int(),
  planTypes: z.array(PlanType).nullable(),
  offerTypes: z.array(OfferType).nullable(),
  cycles: z.array(BillingCycle).nullable(),
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  most: z.number().int().nullable(),
  used: z.number().int(),
  firstTimeOnly: z.boolean(),
  endedAt: z.string().nullable(),
})
export type ListedPromotion = z.infer<typeof ListedPromotion>

const some = <T extends z.ZodType>(one: T) => z.array(one).min(1).max(8).nullable().default(null)

export const PromotionInput = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^[\w-]{4,32}$/),
  nameTr: z.string().trim().min(1).max(100),
  nameEn: z.string().trim().min(1).max(100),
  percent: z.number().int().min(1).max(100),
  planTypes: some(PlanType),
  offerTypes: some(OfferType),
  cycles: some(BillingCycle),
  validFrom: day,
  validUntil: day.nullable().default(null),
  most: z.number().int().min(1).max(1_000_000).nullable().default(null),
  firstTimeOnly: z.boolean().default(false),
})
export type PromotionInput = z.output<typeof PromotionInput>

export const ListedTransfer = z.object({
  transferId: z.string(),
  office: z.string(),
  reference: z.string(),
  amount: z.string(),
  received: z.string(),
  ...transferState,
  createdAt: z.string(),
})
export type ListedTransfer = z.infer<typeof ListedTransfer>

export const TransferReceived = z.strictObject({
  amount: amount.refine((text) => Number(text) > 0),
  /** The amount that had arrived before, as the screen showed it. */
  receivedBefore: amount,
})

export const Figures = z.object({
  states: z.object({
    trial: z.number().int(),
    paid: z.number().int(),
    grace: z.number().int(),
    lapsed: z.number().int(),
  }),
  waitingRefunds: z.number().int(),
  waitingTransfers: z.number().int(),
  months: z.array(
    z.object({
      month: z.string(),
      /** Net of invoices less credit notes. */
      revenue: z.string(),
      begun: z.number().int(),
      lost: z.number().int(),
    }),
  ),
})
export type Figures = z.infer<typeof Figures>
