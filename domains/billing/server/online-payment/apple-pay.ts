/** Apple Pay: a session of Apple for the browser, and the charge with the token that Apple gives it. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { ApplePayRequest, PaymentStarted } from '../../schemas/online-payment.ts'
import type { BillingCall } from '../call.ts'
import { getOrder } from '../store/orders.ts'
import { beginAttempt, shown } from './begin.ts'
import { providerOrder } from './buyer.ts'
import { orderFor } from './order.ts'
import { requireProvider } from './provider.ts'
import { resolveAttempt, settle } from './resolve.ts'

/** @throws AppError `payment.not_offered`, `payment.apple_refused`, `payment.unavailable` */
export async function openApplePay(call: BillingCall, { validationUrl, ...wanted }: ApplePayRequest) {
  const { applePay, publicUrl } = call.parts
  if (!applePay || !requireProvider(call).chargeWallet) throw new AppError('payment.not_offered')
  const site = { domain: new URL(publicUrl).hostname, name: 'Mizan' }
  const opened = await applePay.openSession(validationUrl, site)
  if (opened.state !== 'done')
    throw new AppError(opened.state === 'refused' ? 'payment.apple_refused' : 'payment.unavailable')
  const order = await orderFor(call, wanted)
  const { id: orderId, due: amount, currency } = order
  return { orderId, amount, currency, networks: [...applePay.networks], session: opened.session }
}

interface ApplePayCompletion {
  orderId: string
  token: Record<string, unknown>
}

/** @throws AppError `billing.not_now` for an order that is no longer to be paid */
export async function completeApplePay(
  call: BillingCall,
  { orderId, token }: ApplePayCompletion,
): Promise<PaymentStarted> {
  const provider = requireProvider(call)
  if (!provider.chargeWallet) throw new AppError('payment.not_offered')
  const order = await call.office.read((tx) => getOrder(tx, callerOf(call).officeId, orderId))
  const begun = await call.office.unaudited((tx) => beginAttempt(tx, order, 'wallet'))
  if (!begun) throw new AppError('billing.not_now')
  const { attempt, key } = begun
  if (key === undefined) return shown(await resolveAttempt(call, { provider, order, attempt }))
  const sent = await call.office.read((tx) => providerOrder(call, tx, order, attempt.attempt))
  const answer = await provider.chargeWallet({ ...sent, token })
  return shown(await settle(call, { provider, order, attempt, answer }))
}
