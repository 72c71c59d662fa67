/** Messages that iyzico sends by itself: through the payer's browser, and as webhooks. */
import type { IncomingHttpHeaders } from 'node:http'
import { jsonIn } from '../../outside/index.ts'
import type { BrowserReturn, PaymentNews } from '../port.ts'
import { readReference } from '../reference.ts'
import { Webhook } from './shapes.ts'
import { isSame, webhookSignature } from './signature.ts'

const longestField = 5_000

/** Fields of a form that the browser posts to the return address. */
export function readReturn(fields: Readonly<Record<string, string>>): BrowserReturn | undefined {
  const { token, paymentId, conversationId = '', mdStatus, conversationData = '' } = fields
  if (Object.values(fields).some(({ length }) => length > longestField)) return undefined
  if (token) return { kind: 'form', token }
  const reference = readReference(conversationId)?.reference
  if (!paymentId || !reference) return undefined
  return {
    kind: 'secure',
    payment: paymentId,
    reference,
    isAuthenticated: mdStatus === '1',
    data: conversationData,
  }
}

export function readWebhook(
  secretKey: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): PaymentNews | undefined {
  const { success, data } = Webhook.safeParse(jsonIn(body.toString()))
  if (!success) return undefined
  const { iyziEventType: event, token, status, paymentConversationId } = data
  const right = webhookSignature(secretKey, {
    ...{ event, token, status },
    payment: (token === undefined ? data.paymentId : data.iyziPaymentId) ?? '',
    reference: paymentConversationId,
  })
  const read = readReference(paymentConversationId)
  if (!isSame(headers['x-iyz-signature-v3'], right) || !read) return undefined
  return { id: data.iyziReferenceCode, event, reference: read.reference, ...(token && { token }) }
}
