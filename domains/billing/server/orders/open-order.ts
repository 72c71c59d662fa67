/**
 * Opens an order, or finds the one that the office has opened for the same thing and not paid yet: a double click or
 * a second tab gets the same order. An order for something else replaces it; money that the bank still takes for the
 * former one is refunded (`settleOrder`).
 */
import { hash, randomUUID } from 'node:crypto'
import { money } from '@mizan/platform/money'
import { orderMinutes } from '../../data/limits.ts'
import type { OrderAmounts } from '../../rules/amounts.ts'
import type { BuyerDetails, Intent, OrderMethod } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { BillingParts } from '../parts.ts'
import { attemptsOf, insertOrder, pendingOrders, updateOrder } from '../store/orders.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'
import { decide, type OfficeFacts, type OrderDecision } from './decide.ts'
import { settleFree } from './settle-order.ts'

export interface OrderRequest {
  officeId: string
  /** Null for a renewal. */
  userId: string | null
  /** Made once the subscription is locked, since it may depend on it. */
  intentFor: (kept: KeptSubscription, office: OfficeFacts) => Intent
  method?: OrderMethod
  promotionCode?: string | undefined
}

/** @throws AppError with the reason why it cannot be ordered */
export async function openOrder(parts: BillingParts, tx: Tx, request: OrderRequest): Promise<OrderRow> {
  const { officeId, userId, promotionCode, method = 'card' } = request
  const office = await parts.officeFacts(tx, officeId)
  const kept = await lockSubscription(tx, officeId, office.country)
  const intent = request.intentFor(kept, office)
  const decided = await decide(parts, tx, { officeId, userId, office, kept, intent, promotionCode })
  const { buyer } = kept
  const key = keyOf(intent, decided, buyer)
  const same = await takePlace(tx, officeId, intent, key)
  if (same) return same
  const order = newOrder(tx, { officeId, userId, intent, key, method, buyer, ...decided })
  await insertOrder(tx, order)
  return money(order.due).hundredths === 0n ? settleFree(parts, tx, order) : order
}

/** Price and buyer are part of the key: after a change of either an earlier order does not count as the same. */
const keyOf = (
  intent: Intent,
  { promotionId, amounts: { due } }: OrderDecision,
  buyer: BuyerDetails | null,
): string => JSON.stringify([intent, promotionId, due, buyer && hash('sha256', JSON.stringify(buyer))])

/**
 * The pending order of the same thing, if it still runs or its money may be on its way: a second charge beside it
 * would be taken twice. All others are given up.
 */
async function takePlace(
  tx: Tx,
  officeId: string,
  intent: Intent,
  key: string,
): Promise<OrderRow | undefined> {
  const now = tx.clock.now()
  let same: OrderRow | undefined
  for (const order of await pendingOrders(tx, officeId)) {
    const isTransfer = order.method === 'transfer'
    const isSame = order.intent_key === key && (isTransfer || new Date(order.expires_at) > now)
    if (isSame || (order.kind === intent.do && (await isUnderWay(tx, order)))) same = order
    else if (!isTransfer) await updateOrder(tx, order, { state: 'superseded' })
  }
  return same
}

/** A charge without a page, whose answer has not arrived. */
const isUnderWay = async (tx: Tx, { id }: OrderRow): Promise<boolean> =>
  (await attemptsOf(tx, id)).some(({ kind, state }) => kind === 'charge' && state === 'open')

interface NewOrder {
  officeId: string
  userId: string | null
  intent: Intent
  key: string
  method: OrderMethod
  amounts: OrderAmounts
  promotionId: string | null
  buyer: BuyerDetails | null
}

function newOrder(
  { clock }: Tx,
  { officeId, userId, intent, key, method, amounts, promotionId, buyer }: NewOrder,
): OrderRow {
  const now = clock.now()
  return {
    id: randomUUID(),
    company_id: officeId,
    created_by: userId,
    kind: intent.do,
    state: 'pending',
    method,
    intent,
    intent_key: key,
    amounts,
    due: amounts.due,
    buyer,
    credited_back: '0.00',
    currency: 'TRY',
    promotion_id: promotionId,
    decline: null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + orderMinutes * 60_000).toISOString(),
    settled_at: null,
  }
}
