/** Decides whether an office may order something now, and at which price. Plan cost and orders share this decision. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import { offers } from '../../data/plans.ts'
import { amountsOf, type OrderAmounts } from '../../rules/amounts.ts'
import { withholdingOf } from '../../rules/buyers.ts'
import { ineligibilityFor } from '../../rules/eligibility.ts'
import { promotionRefusal } from '../../rules/promotions.ts'
import type { Offer, SubscriptionEvent } from '../../rules/subscription.ts'
import type { Intent } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { BillingParts } from '../parts.ts'
import { type CurrentPrice, priceIn, pricesOn } from '../store/prices.ts'
import { findPromotion, promotionFrom } from '../store/promotions.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import { requirePossible } from '../subscriptions.ts'
import { paidForRunning } from './running.ts'

export type OfficeFacts = Awaited<ReturnType<BillingParts['officeFacts']>>

export interface OrderDecision {
  amounts: OrderAmounts
  promotionId: string | null
}

export interface OrderRequest {
  officeId: string
  /** The person who orders; null for a renewal. */
  userId: string | null
  office: OfficeFacts
  kept: KeptSubscription
  intent: Intent
  promotionCode?: string | undefined
}

/** The effect of a paid order on the subscription; undefined for one that only stores a card. */
export function happeningOf(
  intent: Intent,
  { worth }: Pick<OrderAmounts, 'worth'>,
): SubscriptionEvent | undefined {
  switch (intent.do) {
    case 'card':
      return undefined
    case 'trial':
      return { on: 'startTrial', offer: intent.offer, seats: intent.seats }
    case 'addSeats':
      return { on: 'addSeats', seats: intent.seats, worth }
    case 'extend':
    case 'renew':
      return { on: intent.do, worth }
    default:
      return { on: intent.do, offer: intent.offer, seats: intent.seats, worth }
  }
}

/** @throws AppError with the reason why not */
export async function decide(parts: BillingParts, tx: Tx, asked: OrderRequest): Promise<OrderDecision> {
  const { kept, intent, office } = asked
  const possible = happeningOf(intent, { worth: '0.00' })
  if (possible) requirePossible(kept, possible)
  if (intent.do === 'trial') await requireFirstTrial(parts, tx, asked)
  if ('offer' in intent && intent.seats < office.seatsUsed)
    throw new AppError('billing.too_few_seats', { values: { used: String(office.seatsUsed) } })
  if ('offer' in intent) await requireEligible(parts, tx, asked, intent.offer)
  const promotion = await promotionFor(tx, asked)
  const prices = needsPrice(intent) ? await pricesOn(tx, kept.region, dayInTurkey(tx.clock.now())) : []
  const amounts = amountsOf(intent, {
    subscription: kept,
    price: listPrice(prices, kept, intent),
    percent: promotion?.percent ?? 0,
    withholding: withholdingOf(kept.buyer),
    paid: intent.do === 'switch' ? await paidForRunning(tx, asked.officeId, kept) : undefined,
    balance: kept.balance,
    now: tx.clock.now().toISOString(),
  })
  if (!amounts) throw new AppError('billing.no_price')
  return { amounts, promotionId: promotion?.id ?? null }
}

/** Requires one trial for each office, as the state machine says, and one for each person. */
async function requireFirstTrial(
  { mayTakeTrial }: BillingParts,
  tx: Tx,
  { userId }: OrderRequest,
): Promise<void> {
  const may = userId !== null && (await tx.system((system) => mayTakeTrial(system, userId)))
  if (!may) throw new AppError('billing.trial_used')
}

const needsPrice = ({ do: does }: Intent): boolean => does !== 'card' && does !== 'trial'

/** An office keeps its plan; where that is no longer sold, the usual plan of the same offer counts. */
export function listPrice(prices: readonly CurrentPrice[], kept: KeptSubscription, intent: Intent) {
  const offer = 'offer' in intent ? intent.offer : kept.offer
  if (!offer) return undefined
  const found = priceIn(prices, offer)
  const usual = 'offer' in intent ? undefined : priceIn(prices, { ...offer, planType: 'Normal' })
  const price = found ?? usual
  return price && { cost: price.cost, seatCost: price.seat_cost, vatPercent: price.vat_percent }
}

/** An office that already has a plan of this type keeps it when it switches. */
async function requireEligible(
  { provenStanding }: BillingParts,
  tx: Tx,
  { kept, office }: OrderRequest,
  { planType }: Offer,
): Promise<void> {
  if (planType === 'Normal' || isKept(kept, planType)) return
  const { emails, isBarConfirmed } = await tx.system((system) => provenStanding(system, office.admins))
  const reason = ineligibilityFor(planType, { isFirstTime: !kept.hasPaid, emails, isBarConfirmed })
  if (reason) throw new AppError(reason)
}

const isKept = ({ state, offer }: KeptSubscription, planType: Offer['planType']): boolean =>
  (state === 'trial' || state === 'paid') && offer?.planType === planType

async function promotionFor(
  tx: Tx,
  { officeId, kept, intent, promotionCode }: OrderRequest,
): Promise<{ id: string; percent: number } | undefined> {
  if (!promotionCode?.trim() || !('offer' in intent) || intent.do === 'trial') return undefined
  const found = await findPromotion(tx, promotionCode, officeId)
  if (!found) throw new AppError('LA_PromotionCodeInvalid')
  const { row, hasUsed } = found
  const day = dayInTurkey(tx.clock.now())
  const use = { offer: intent.offer, day, isFirstTime: !kept.hasPaid, hasUsed }
  const refusal = promotionRefusal(promotionFrom(row), use)
  if (refusal) throw new AppError(refusal)
  return { id: row.id, percent: row.percent }
}

/** The seats of the order: those asked for, or as many as the offer includes and the office needs. */
export const seatsFor = (offer: Offer, office: OfficeFacts, wanted: number | undefined): number =>
  wanted ?? Math.max(offers[offer.offerType].seats, office.seatsUsed)
