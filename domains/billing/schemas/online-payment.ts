/** Shapes of payments by card. */
import { z } from 'zod'
import { OrderStatus, PlanChoice } from '../schemas.ts'

const id = z.string().min(1).max(64)

/** An order that is open already, or the wanted plan. The server computes the price. */
export const PaymentRequest = PlanChoice.partial({ offerType: true, billingCycle: true }).extend({
  orderId: id.optional(),
  /** Whether the plan begins with a trial. */
  trial: z.boolean().optional(),
  method: z.enum(['card', 'storedCard']).default('card'),
  /** The id of a stored card; the default one if left out. */
  cardId: id.optional(),
})
export type PaymentRequest = z.output<typeof PaymentRequest>

export const SubscriptionRequest = PaymentRequest.omit({ orderId: true, trial: true })

/** The next step of the browser: open the address, or look at the status. */
export const PaymentStarted = z.object({
  orderId: z.string(),
  status: OrderStatus.shape.status,
  /** The address of a page at the bank, or of one here that leads there; null if there is nothing to do. */
  address: z.string().nullable(),
  html: z.string().nullable(),
  /** Why it was declined; a code of the contract. */
  code: z.string().nullable(),
})
export type PaymentStarted = z.infer<typeof PaymentStarted>

const said = z.string().max(2_000).optional()
/** The message that the browser got at the bank. Nothing of it is believed. */
export const ResponseQuery = z.object({ message: said, status: said, response: said, orderId: id })

export const PaymentResponse = PaymentStarted.extend({
  kind: OrderStatus.shape.kind,
  /** `LA_PaymentSuccessful`, or why it was declined. */
  code: z.string().nullable(),
  /** The marker in the address to which the browser returns. */
  marker: z.enum(['payment-success', 'save-successful']).nullable(),
})
export type PaymentResponse = z.infer<typeof PaymentResponse>

export const SavedCard = z.object({
  cardId: z.string(),
  brand: z.enum(['visa', 'mastercard', 'other']),
  lastFour: z.string(),
  alias: z.string(),
  expiryMonth: z.number().int().nullable(),
  expiryYear: z.number().int().nullable(),
  isDefault: z.boolean(),
  /** It ends within two months, or has ended. */
  expiresSoon: z.boolean(),
})
export type SavedCard = z.infer<typeof SavedCard>

/** `offers`: the ways of payment of this installation. */
export const SavedCards = z.object({
  cards: z.array(SavedCard),
  offers: z.object({ card: z.boolean(), applePay: z.boolean() }),
})
export type SavedCards = z.infer<typeof SavedCards>

export const PayWithCard = PaymentRequest.omit({ method: true })
/** Fields that a form brings along; they are not needed here. */
export const FormFields = z.record(z.string().max(100), z.string().max(2_000))
export const PaymentHash = z.object({
  orderId: z.string(),
  amount: z.string(),
  currency: z.string(),
  hash: z.string(),
})

export const ApplePayRequest = PaymentRequest.omit({ method: true, cardId: true }).extend({
  validationUrl: z.string().min(1).max(500),
})
export type ApplePayRequest = z.output<typeof ApplePayRequest>
export const ApplePaySession = z.object({
  orderId: z.string(),
  amount: z.string(),
  currency: z.string(),
  networks: z.array(z.string()),
  /** Opaque; for `completeMerchantValidation`. */
  session: z.record(z.string(), z.unknown()),
})
export const ApplePayToken = z.object({ token: z.record(z.string(), z.unknown()) })
