/**
 * Finds out the result of an attempt, and settles its order by it. The provider is asked outside of any transaction.
 */
import { money } from '@mizan/platform/money'
import {
  type BrowserReturn,
  type ExpectedPayment,
  type Payment,
  type PaymentAnswer,
  type PaymentProvider,
  referenceOf,
  type StoredCard,
} from '@mizan/platform/payments'
import type { BillingCall } from '../call.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { lockOrder, updateOrder } from '../store/orders.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { AttemptRow, OrderRow } from '../tables.ts'
import { keepCard } from './store.ts'

/** A charge that an inquiry does not find may still be on its way for so long. */
const onItsWayMs = 15 * 60_000
/** After so long a time nobody returns from the page of the bank. */
const longestStayMs = 45 * 60_000

export const expectedOf = ({ id, due }: OrderRow, attempt: number): ExpectedPayment => ({
  reference: referenceOf(id, attempt),
  amount: money(due),
})

export interface Resolving {
  provider: PaymentProvider
  order: OrderRow
  attempt: AttemptRow
  /** The values that the browser has brought back. */
  returned?: BrowserReturn | undefined
}

/** Returns the order in its newest state. */
export async function resolveAttempt(call: BillingCall, resolving: Resolving): Promise<OrderRow> {
  const { order, attempt } = resolving
  const answer = await answerFor(resolving, call.clock.now())
  return settle(call, { ...resolving, order, attempt, answer })
}

async function answerFor(
  { provider, order, attempt, returned }: Resolving,
  now: Date,
): Promise<PaymentAnswer> {
  const expected = expectedOf(order, attempt.attempt)
  const age = now.getTime() - new Date(attempt.started_at).getTime()
  // Nobody knows the page of a form whose opening was interrupted.
  if (attempt.kind === 'form' && attempt.token === null)
    return age > onItsWayMs ? { state: 'absent' } : { state: 'pending' }
  if (attempt.kind === 'form' && attempt.token !== null) return provider.formResult(attempt.token, expected)
  const answer = returned ? await provider.complete(returned, expected) : await provider.inquire(expected)
  if (answer.state === 'absent' && age < onItsWayMs) return { state: 'pending' }
  // Nothing is charged unless the browser returns, and after this time its return is no longer accepted.
  return answer.state === 'pending' && age > longestStayMs ? { state: 'absent' } : answer
}

interface SettlementInput extends Resolving {
  answer: PaymentAnswer
}

/** A card is stored in the transaction that settles its order. */
export async function settle(call: BillingCall, settling: SettlementInput): Promise<OrderRow> {
  const { provider, order, attempt, answer } = settling
  const card = answer.state === 'settled' ? await storedCard(provider, answer.payment) : undefined
  return call.system.unaudited(async (tx) => {
    if (answer.state === 'settled' && card) {
      // The browser and a message of the bank may arrive together: only one of them may find that there is no default
      // card yet.
      await lockSubscription(tx, order.company_id, 'turkey')
      await keepCard(tx, order.company_id, card)
    }
    if (answer.state === 'settled' && !card && needsCard(order)) await refuseWithoutCard(tx, order)
    return settleOrder(call.parts, tx, { orderId: order.id, attempt: attempt.attempt, answer })
  })
}

const needsCard = ({ kind, method }: OrderRow): boolean =>
  method === 'card' && (kind === 'trial' || kind === 'card')

/** The payer did not agree to have the card stored: nothing begins, and the money is refunded. */
async function refuseWithoutCard(tx: Parameters<typeof lockOrder>[0], { id, company_id }: OrderRow) {
  await lockSubscription(tx, company_id, 'turkey')
  const order = await lockOrder(tx, id)
  if (order?.state === 'pending')
    await updateOrder(tx, order, { state: 'failed', decline: 'card_not_stored' })
}

/** The payment names the card, and the list of the provider has its expiry. */
async function storedCard(
  provider: PaymentProvider,
  { stored, card }: Payment,
): Promise<StoredCard | undefined> {
  if (!stored || !card) return undefined
  const listed = await provider.listCards(stored.owner)
  const found = listed.state === 'done' ? listed.cards.find(({ key }) => key.card === stored.card) : undefined
  return found ?? { ...card, key: stored, alias: `•••• ${card.lastFour}` }
}
