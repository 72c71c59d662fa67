/** Charges without a page: each asks first whether its reference has been charged already. */
import type { ExpectedPayment, PaymentAnswer } from '../port.ts'
import { paymentIn } from './answers.ts'
import type { IyzicoService, ServiceCall } from './service.ts'

export interface ChargePorts {
  service: IyzicoService
  secretKey: string
}

/** The result of a request, found by our own reference. */
export async function inquire(
  { service, secretKey }: ChargePorts,
  expected: ExpectedPayment,
): Promise<PaymentAnswer> {
  const body = { locale: 'tr', conversationId: expected.reference, paymentConversationId: expected.reference }
  const outcome = await service.call({ path: '/payment/detail', body, repeatable: true })
  return outcome.kind === 'unsent' ? { state: 'unknown' } : paymentIn(outcome, { expected, secretKey })
}

/**
 * Repeating a charge whose answer was lost returns its result. A charge that is still on its way at the provider is
 * not known to an inquiry yet, so a lost answer stays `unknown` until the inquiry finds something.
 */
export async function chargeOnce(
  charging: ChargePorts,
  expected: ExpectedPayment,
  call: ServiceCall,
): Promise<PaymentAnswer> {
  const before = await inquire(charging, expected)
  if (before.state !== 'absent') return before
  const answer = paymentIn(await charging.service.call(call), { expected, secretKey: charging.secretKey })
  return answer.state === 'unknown' ? foundOrUnknown(await inquire(charging, expected)) : answer
}

const foundOrUnknown = (answer: PaymentAnswer): PaymentAnswer =>
  answer.state === 'absent' ? { state: 'unknown' } : answer

/**
 * Finishes a payment whose payer was at the bank. A refusal may mean that it was finished before, or is being
 * finished at this moment, so the inquiry after it decides.
 */
export async function finishSecure(
  charging: ChargePorts,
  expected: ExpectedPayment,
  { payment, data }: { payment: string; data: string },
): Promise<PaymentAnswer> {
  const body = {
    locale: 'tr',
    conversationId: expected.reference,
    paymentId: payment,
    conversationData: data,
  }
  const outcome = await charging.service.call({ path: '/payment/3dsecure/auth', body })
  const answer = paymentIn(outcome, { expected, secretKey: charging.secretKey })
  if (answer.state === 'settled' || answer.state === 'foreign') return answer
  const found = await inquire(charging, expected)
  return answer.state === 'unknown' ? foundOrUnknown(found) : found
}
