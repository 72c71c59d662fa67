/** Arrivals from the bank: browsers that return, and signed messages. Each only makes the server ask. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError, type Delivery } from '@mizan/platform/contract'
import { enqueueJob } from '@mizan/platform/jobs'
import { type PaymentProvider, readReference } from '@mizan/platform/payments'
import { receiveOnce } from '@mizan/platform/webhooks'
import type { BillingCall, Tx } from '../call.ts'
import { inquiryJob } from '../job-names.ts'
import { attemptsOf, findOrder } from '../store/orders.ts'
import { endPage, securePolicy } from './pages.ts'
import { resolveAttempt } from './resolve.ts'
import { findReturn } from './store.ts'

/** Whether an address to which browsers return is one of ours. */
export const opensReturn = async (tx: unknown, key: string): Promise<boolean> =>
  (await findReturn(tx as Tx, key)) !== undefined

export async function takeReturn(call: BillingCall, key: string, fields: Readonly<Record<string, string>>) {
  const found = await call.system.read(async (tx) => {
    const row = await findReturn(tx, key)
    const order = row && (await findOrder(tx, row.order_id))
    const attempt = row && (await attemptsOf(tx, row.order_id)).find((one) => one.attempt === row.attempt)
    return order && attempt ? { order, attempt } : undefined
  })
  const { provider, publicUrl } = call.parts
  const returned = provider?.readReturn(fields)
  const isOpen = found?.attempt.state === 'open' || found?.attempt.state === 'absent'
  if (provider && found && isOpen) await resolveAttempt(call, { ...found, provider, returned })
  return { status: 200, body: endPage(call.language, publicUrl, found?.order.id ?? '') }
}

/** The page that sends the browser to the bank; it may do nothing else. */
export async function secureStart(call: BillingCall, key: string) {
  const row = await call.system.read((tx) => findReturn(tx, key))
  const html = row?.html
  return html
    ? { status: 200, body: html, policy: securePolicy }
    : { status: 404, body: endPage(call.language, call.parts.publicUrl, row?.order_id ?? '') }
}

/** @throws AppError `webhook.unsigned`, which never names the reason */
export const webhookCheck =
  (provider: PaymentProvider | undefined) =>
  (headers: IncomingHttpHeaders, body: Buffer): Delivery => {
    const news = provider?.readWebhook(headers, body)
    if (!news) throw new AppError('webhook.unsigned')
    const bodyHash = createHash('sha256').update(body).digest('hex')
    return { kind: 'webhook', sender: 'payments', id: news.id, bodyHash }
  }

/** A message about an order that is not ours changes nothing, and the sender need not repeat it. */
export const takeNews = (call: BillingCall, { paymentConversationId }: { paymentConversationId: string }) =>
  receiveOnce(call, async (tx) => {
    const named = readReference(paymentConversationId)
    const order = named && (await findOrder(tx, named.order))
    if (named && order) await enqueueJob(tx, inquiryJob, { orderId: named.order, attempt: named.attempt })
    return { done: true as const }
  })
