/** The functions that answer the rows of payments by card; a part of the desk of billing. */
import type { Handlers } from '@mizan/platform/call'
import type { onlinePaymentRows } from '../../contract/online-payment.ts'
import type { paymentArrivalRows } from '../../contract/payment-arrivals.ts'
import type { BillingCall } from '../call.ts'
import { listOwnPlans } from '../queries/plans.ts'
import { completeApplePay, openApplePay } from './apple-pay.ts'
import { secureStart, takeNews, takeReturn } from './arrivals.ts'
import { chooseCard, deleteCard, listCards } from './cards.ts'
import { processPayment, saveCard } from './pay.ts'
import { continuePayment, orderHash, pendingDuration, readResponse } from './read.ts'

export const onlinePaymentHandlers: Handlers<
  typeof onlinePaymentRows & typeof paymentArrivalRows,
  BillingCall
> = {
  'payment.process': (call, { body }) => processPayment(call, body),
  'payment.processSubscription': (call, { body }) => processPayment(call, { ...body, trial: true }),
  'payment.payWithCard': (call, { body }) => processPayment(call, { ...body, method: 'storedCard' }),
  'payment.saveCard': (call) => saveCard(call),
  'payment.addCard': (call, { params }) => saveCard({ ...call, language: params.languageCode }),
  'payment.response': (call, { query }) => readResponse(call, query),
  'payment.continue': (call, { query }) => continuePayment(call, query),
  'payment.hash': (call, { params, body }) => orderHash(call, params.orderId, body),
  'payment.savedCards': (call) => listCards(call),
  'payment.deleteCard': (call, { params, query }) => deleteCard(call, { ...params, ...query }),
  'payment.defaultCard': (call, { params }) => chooseCard(call, params.cardId),
  'payment.applePay': (call, { body }) => openApplePay(call, body),
  'payment.completeApplePay': (call, { params, body }) => completeApplePay(call, { ...params, ...body }),
  'payment.products': (call) => listOwnPlans(call),
  'payment.pendingDuration': async () => pendingDuration(),
  'payment.secure': (call, { params }) => secureStart(call, params.secretKey),
  'payment.return': (call, { params, body }) => takeReturn(call, params.secretKey, body),
  'payment.webhook': (call, { body }) => takeNews(call, body),
}
