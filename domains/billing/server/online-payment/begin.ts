/**
 * Begins an attempt to pay an order. While one is open no other begins, so that a double click, a second tab or
 * another way of paying never takes the money twice: the same page is answered again, or the result of the attempt.
 */
import { AppError } from '@mizan/platform/contract'
import type { DeclinedPayment, PaymentAnswer } from '@mizan/platform/payments'
import type { PaymentStarted } from '../../schemas/online-payment.ts'
import type { BillingCall, Tx } from '../call.ts'
import { presentOrder } from '../present.ts'
import { attemptsOf, insertAttempt, lockOrder, updateAttempt, updateOrder } from '../store/orders.ts'
import type { AttemptRow, OrderRow } from '../tables.ts'
import { providerOrder } from './buyer.ts'
import { requireProvider } from './provider.ts'
import { resolveAttempt, settle } from './resolve.ts'
import { cardsOf, keepPage, newReturnKey } from './store.ts'
import type { CardRow } from './tables.ts'

export interface StartedAttempt {
  attempt: AttemptRow
  /** Undefined if the attempt was open before. */
  key?: string
}

/** Locks the order, so that of two calls at once one begins and the other finds its attempt. */
export async function beginAttempt(
  tx: Tx,
  order: OrderRow,
  kind: AttemptRow['kind'],
): Promise<StartedAttempt | undefined> {
  const held = await lockOrder(tx, order.id)
  if (held?.state !== 'pending') return undefined
  const attempts = await attemptsOf(tx, order.id)
  const open = attempts.find(({ state }) => state === 'open')
  if (open) return { attempt: open }
  const attempt: AttemptRow = {
    ...{
      order_id: order.id,
      attempt: attempts.length + 1,
      company_id: order.company_id,
      kind,
      state: 'open',
    },
    ...{ token: null, address: null, payment_id: null, payment: null, decline: null, provider_code: null },
    started_at: tx.clock.now().toISOString(),
    expires_at: null,
  }
  await insertAttempt(tx, { ...attempt, payment: null })
  await updateOrder(tx, held, { method: methods[kind] })
  return { attempt, key: await newReturnKey(tx, order, attempt.attempt) }
}

const methods = { form: 'card', stored: 'storedCard', charge: 'storedCard', wallet: 'wallet' } as const

export const shown = (order: OrderRow, address: string | null = null): PaymentStarted => {
  const { orderId, status, code } = presentOrder(order)
  return { orderId, status, code, address, html: null }
}

/** The card form of the provider. */
export async function payByForm(call: BillingCall, order: OrderRow): Promise<PaymentStarted> {
  const provider = requireProvider(call)
  const begun = await call.office.unaudited((tx) => beginAttempt(tx, order, 'form'))
  if (!begun) return shown(await reread(call, order))
  const { attempt, key } = begun
  if (key === undefined) return again(call, order, attempt)
  const { sent, owner } = await call.office.read(async (tx) => ({
    sent: await providerOrder(call, tx, order, attempt.attempt),
    owner: (await cardsOf(tx, order.company_id))[0]?.owner_key,
  }))
  const returnTo = `${call.parts.publicUrl}/api/online-payment/return/${key}`
  const started = await provider.startForm({ ...sent, returnTo, ...(owner !== undefined && { owner }) })
  if (started.state !== 'started') return notStarted(call, { order, attempt, answer: started })
  const { token, address, expiresAt } = started
  await call.office.unaudited((tx) => updateAttempt(tx, attempt, { token, address, expires_at: expiresAt }))
  return shown(order, address)
}

/** A stored card, for which the bank asks a code. */
export async function payByCard(call: BillingCall, order: OrderRow, card: CardRow): Promise<PaymentStarted> {
  const provider = requireProvider(call)
  const begun = await call.office.unaudited((tx) => beginAttempt(tx, order, 'stored'))
  if (!begun) return shown(await reread(call, order))
  const { attempt, key } = begun
  if (key === undefined) return again(call, order, attempt)
  const sent = await call.office.read((tx) => providerOrder(call, tx, order, attempt.attempt))
  const { publicUrl } = call.parts
  const started = await provider.startStored({
    ...sent,
    card: { owner: card.owner_key, card: card.card_key },
    returnTo: `${publicUrl}/api/online-payment/return/${key}`,
  })
  if (started.state !== 'started') return notStarted(call, { order, attempt, answer: started })
  const address = `${publicUrl}/api/online-payment/secure/${key}`
  await call.office.unaudited(async (tx) => {
    await keepPage(tx, key, started.html)
    await updateAttempt(tx, attempt, { address })
  })
  return shown(order, address)
}

/** The open attempt: its page, as long as it can still be paid there. */
async function again(call: BillingCall, order: OrderRow, attempt: AttemptRow): Promise<PaymentStarted> {
  const provider = requireProvider(call)
  const now = await resolveAttempt(call, { provider, order, attempt })
  return shown(now, now.state === 'pending' ? attempt.address : null)
}

interface FailedStart {
  order: OrderRow
  attempt: AttemptRow
  answer: DeclinedPayment | { state: 'unknown' }
}

/** Nobody can pay without the page, so an attempt whose opening was lost is over. */
async function notStarted(
  call: BillingCall,
  { order, attempt, answer }: FailedStart,
): Promise<PaymentStarted> {
  const provider = requireProvider(call)
  const known: PaymentAnswer = answer.state === 'unknown' ? { state: 'absent' } : answer
  const after = await settle(call, { provider, order, attempt, answer: known })
  if (answer.state === 'unknown') throw new AppError('payment.unavailable')
  return shown(after)
}

const reread = (call: BillingCall, { id }: OrderRow): Promise<OrderRow> =>
  call.office.read(async ({ db }) =>
    db.selectFrom('billing_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

/**
 * Charges a stored card without the payer, for a renewal. The result is settled at once, or by the job of open
 * attempts.
 */
export async function chargeRenewal(call: BillingCall, order: OrderRow): Promise<void> {
  const { provider } = call.parts
  const [card] = await call.system.read((tx) => cardsOf(tx, order.company_id))
  if (!provider) return
  const begun = await call.system.unaudited((tx) => beginAttempt(tx, order, 'charge'))
  if (!begun) return
  const { attempt, key } = begun
  if (key === undefined) return void (await resolveAttempt(call, { provider, order, attempt }))
  const sent = await call.system.read((tx) => providerOrder(call, tx, order, attempt.attempt))
  const answer: PaymentAnswer = card
    ? await provider.chargeStored({ ...sent, card: { owner: card.owner_key, card: card.card_key } })
    : { state: 'declined', reason: 'unknown_card' }
  await settle(call, { provider, order, attempt, answer })
}
