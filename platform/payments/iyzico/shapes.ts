/** The fields of iyzico's answers that are read here. */
import { z } from 'zod'

const text = z.string().max(5_000)
/** Sums are sent as numbers and as texts. */
const sum = z.union([z.number(), z.string().regex(/^\d{1,12}(?:\.\d+)?$/)])

export const Envelope = z.looseObject({
  status: z.enum(['success', 'failure']),
  errorCode: z.union([z.string(), z.number()]).nullish(),
})
export type Envelope = z.output<typeof Envelope>

export const CardFields = z.object({
  binNumber: text.nullish(),
  lastFourDigits: text.nullish(),
  cardType: text.nullish(),
  cardAssociation: text.nullish(),
  cardFamily: text.nullish(),
  cardToken: text.nullish(),
  cardUserKey: text.nullish(),
})

export const PaymentBody = CardFields.extend({
  paymentId: text,
  paymentStatus: text.nullish(),
  fraudStatus: z.union([z.number(), z.string().transform(Number)]).nullish(),
  conversationId: text.nullish(),
  basketId: text.nullish(),
  price: sum,
  paidPrice: sum,
  currency: text,
  token: text.nullish(),
  errorCode: z.union([z.string(), z.number()]).nullish(),
  signature: text,
})
export type PaymentBody = z.output<typeof PaymentBody>

/** The state of a form that nobody has paid, or not with success. */
export const FormState = z.object({
  paymentStatus: text.nullish(),
  errorCode: z.union([z.string(), z.number()]).nullish(),
})

export const FormBody = z.object({
  token: text,
  conversationId: text,
  tokenExpireTime: z.number().min(1).max(86_400),
  paymentPageUrl: z.url(),
  signature: text,
})

export const SecureBody = z.object({
  threeDSHtmlContent: z.string().max(200_000),
  paymentId: text,
  conversationId: text,
  signature: text,
})

export const CardList = z.object({
  cardUserKey: text.nullish(),
  cardDetails: z
    .array(
      CardFields.extend({
        cardToken: text,
        cardAlias: text.nullish(),
        cardBankName: text.nullish(),
        expireMonth: text.nullish(),
        expireYear: text.nullish(),
      }),
    )
    .max(1_000)
    .default([]),
})

export const RefundBody = z.object({
  paymentId: text,
  price: sum,
  currency: text.nullish(),
  conversationId: text.nullish(),
  signature: text,
})

/** Payments with their refunds. */
export const Report = z.object({
  payments: z
    .array(
      z.object({
        paymentId: z.union([z.string(), z.number()]).transform(String),
        cancels: z.array(z.looseObject({})).nullish(),
        itemTransactions: z
          .array(
            z.object({
              refunds: z.array(z.object({ refundConversationId: text.nullish() })).nullish(),
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
})

export const Webhook = z.object({
  iyziEventType: text,
  iyziReferenceCode: z.string().min(1).max(200),
  paymentConversationId: text,
  status: text,
  paymentId: z.union([text, z.number()]).transform(String).optional(),
  iyziPaymentId: z.union([text, z.number()]).transform(String).optional(),
  token: text.optional(),
})
