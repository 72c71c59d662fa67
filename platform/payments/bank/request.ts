/** Reads the requests of a merchant as the bank does: their shape, and that the lines make up the sum. */
import { z } from 'zod'
import { fromHundredths, money } from '../../money/index.ts'
import { priceOf } from '../iyzico/requests.ts'
import type { Request } from './book.ts'

const price = z
  .string()
  .regex(/^\d{1,12}\.\d{1,2}$/)
  .transform((text) => money(text).hundredths)
const text = z.string().min(1).max(500)

const PaymentRequest = z
  .object({
    locale: z.enum(['tr', 'en']),
    conversationId: text,
    basketId: text,
    price,
    paidPrice: price,
    currency: z.enum(['TRY', 'EUR', 'USD', 'GBP']),
    callbackUrl: z.url().optional(),
    cardUserKey: text.optional(),
    buyer: z.object({
      ...{ id: text, name: text, surname: text, identityNumber: text, email: text },
      ...{ registrationAddress: text, city: text, country: text, ip: text },
    }),
    basketItems: z.array(z.object({ id: text, name: text, price })).min(1),
    paymentCard: z.object({ cardUserKey: text, cardToken: text }).optional(),
    applePayToken: z.unknown().optional(),
  })
  .refine(({ basketItems, price }) => basketItems.reduce((sum, line) => sum + line.price, 0n) === price)

/** @returns undefined for a body that the bank does not accept */
export function paymentRequest(body: unknown) {
  const { success, data } = PaymentRequest.safeParse(body)
  if (!success) return undefined
  const {
    paymentCard,
    applePayToken,
    buyer: _buyer,
    basketItems,
    price: amount,
    paidPrice: _paid,
    ...rest
  } = data
  const { callbackUrl, cardUserKey, ...fixed } = rest
  const request: Request = {
    ...fixed,
    amount,
    lines: basketItems.map((line) => ({ name: line.name, amount: line.price })),
    ...(callbackUrl !== undefined && { callbackUrl }),
    ...(cardUserKey !== undefined && { cardUserKey }),
  }
  return { request, card: paymentCard, wallet: applePayToken }
}

/** Sums of answers are numbers on the wire. */
export const wireSum = (amount: bigint): number => Number(priceOf(fromHundredths(amount)))
