/** The provider of card payments, if there is one. */
import { AppError } from '@mizan/platform/contract'
import type { PaymentProvider } from '@mizan/platform/payments'
import type { BillingCall } from '../call.ts'

/** @throws AppError `payment.not_offered` */
export function requireProvider({ parts: { provider } }: BillingCall): PaymentProvider {
  if (!provider) throw new AppError('payment.not_offered')
  return provider
}
