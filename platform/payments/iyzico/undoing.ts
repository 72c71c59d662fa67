/** Cancelling and refunding, so that a repeated call returns no more money. */
import type { Money } from '../../money/index.ts'
import type { DoneAnswer, Undoing } from '../port.ts'
import { declinedBy, isSum } from './answers.ts'
import type { ChargePorts } from './charges.ts'
import { priceOf, undoRequest } from './requests.ts'
import type { Outcome } from './service.ts'
import { RefundBody, Report } from './shapes.ts'
import { answerSignature, isSame } from './signature.ts'

export async function cancelOnce(charging: ChargePorts, undoing: Undoing): Promise<DoneAnswer> {
  const before = await undoneBefore(charging, undoing)
  if (before !== false) return before
  return doneIn(await charging.service.call({ path: '/payment/cancel', body: undoRequest(undoing) }))
}

export async function refundOnce(
  charging: ChargePorts,
  undoing: Undoing & { amount: Money },
): Promise<DoneAnswer> {
  const before = await undoneBefore(charging, undoing)
  if (before !== false) return before
  const { amount } = undoing
  const body = { ...undoRequest(undoing), price: priceOf(amount), currency: amount.currency }
  const outcome = await charging.service.call({ path: '/v2/payment/refund', body })
  const answer = doneIn(outcome)
  if (answer.state !== 'done' || outcome.kind !== 'said') return answer
  return isRefundOf(outcome.body, undoing, charging.secretKey) ? answer : { state: 'unknown' }
}

/** @returns false if nothing of this reference was returned; `unknown` if the provider does not say */
async function undoneBefore(
  { service }: ChargePorts,
  { payment, reference }: Undoing,
): Promise<DoneAnswer | false> {
  const outcome = await service.call({
    method: 'GET',
    path: '/v2/reporting/payment/details',
    query: { paymentId: payment.id },
  })
  if (outcome.kind !== 'said') return { state: 'unknown' }
  if (outcome.body.status === 'failure') return declinedBy(outcome.body.errorCode)
  const { success, data } = Report.safeParse(outcome.body)
  if (!success) return { state: 'unknown' }
  const found = (data.payments ?? []).find(({ paymentId }) => paymentId === payment.id)
  const refunds = (found?.itemTransactions ?? []).flatMap(({ refunds }) => refunds ?? [])
  const isUndone =
    (found?.cancels ?? []).length > 0 ||
    refunds.some(({ refundConversationId }) => refundConversationId === reference)
  return isUndone && { state: 'done' }
}

export function doneIn(outcome: Outcome): DoneAnswer {
  if (outcome.kind !== 'said') return { state: 'unknown' }
  return outcome.body.status === 'success' ? { state: 'done' } : declinedBy(outcome.body.errorCode)
}

function isRefundOf(
  body: unknown,
  { payment, reference, amount }: Undoing & { amount: Money },
  secret: string,
) {
  const { success, data } = RefundBody.safeParse(body)
  if (!success || data.paymentId !== payment.id) return false
  const { paymentId, price, currency, conversationId, signature } = data
  const right = answerSignature(secret, [paymentId, price, currency, conversationId])
  return (
    isSame(signature, right) &&
    conversationId === reference &&
    isSum(price, currency ?? amount.currency, amount)
  )
}
