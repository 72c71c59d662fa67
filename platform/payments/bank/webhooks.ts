/** Notifies the merchant of payments that have ended: late, twice, in any order, or not at all, as the test chooses. */
import { randomUUID } from 'node:crypto'
import { type Outside, OutsideError, openOutside } from '../../outside/index.ts'
import { webhookSignature } from '../iyzico/signature.ts'
import type { BankPayment } from './book.ts'

export interface WebhookOptions {
  secretKey: string
  clock: { now(): Date }
  /** The address to which they go; undefined while nobody listens. */
  to: () => string | undefined
  /** Milliseconds after which each copy is sent; one copy at once if left out. */
  plan?: (payment: BankPayment) => readonly number[]
  /** Milliseconds before a message that was not accepted is sent again. */
  againMs?: number
}

const mostTries = 3

export function webhookSender(options: WebhookOptions) {
  const { plan = () => [0], to } = options
  const timers = new Set<NodeJS.Timeout>()
  const merchants = new Map<string, Outside>()
  const later = (ms: number, work: () => unknown) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }
  const send = async (message: ReturnType<typeof messageOf>, tried = 1): Promise<void> => {
    const address = to()
    const isTaken = address !== undefined && (await isPosted(merchants, new URL(address), message))
    if (!isTaken && tried < mostTries) later(options.againMs ?? 15 * 60_000, () => send(message, tried + 1))
  }
  return {
    notify: (payment: BankPayment) => {
      const message = messageOf(payment, options)
      for (const ms of plan(payment)) later(ms, () => send(message))
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all([...merchants.values()].map((one) => one.close()))
    },
  }
}

function messageOf(payment: BankPayment, { secretKey, clock }: WebhookOptions) {
  const { paymentId, token, request } = payment
  const event = token === undefined ? 'THREE_DS_AUTH' : 'CHECKOUT_FORM_AUTH'
  const status = payment.status
  const reference = request.conversationId
  const body = {
    ...{ iyziEventType: event, iyziReferenceCode: randomUUID(), iyziEventTime: clock.now().getTime() },
    ...{ paymentConversationId: reference, status, merchantId: 'sandbox' },
    ...(token === undefined ? { paymentId } : { iyziPaymentId: paymentId, token }),
  }
  return {
    body: JSON.stringify(body),
    signature: webhookSignature(secretKey, { event, payment: paymentId, token, reference, status }),
  }
}

async function isPosted(
  merchants: Map<string, Outside>,
  { origin, pathname }: URL,
  { body, signature }: ReturnType<typeof messageOf>,
): Promise<boolean> {
  const merchant = merchants.get(origin) ?? openOutside({ name: 'merchant', address: origin })
  merchants.set(origin, merchant)
  const headers = { 'x-iyz-signature-v3': signature }
  const content = { text: body, contentType: 'application/json' }
  try {
    await merchant.text({ method: 'POST', to: pathname, headers, body: content })
    return true
  } catch (error) {
    if (error instanceof OutsideError) return false
    throw error
  }
}
