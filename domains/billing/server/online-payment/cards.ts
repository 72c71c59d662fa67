/** Stored cards of the office. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { SavedCard, SavedCards } from '../../schemas/online-payment.ts'
import type { BillingCall } from '../call.ts'
import { requireProvider } from './provider.ts'
import { cardsOf, makeDefault, removeCard, requireCard } from './store.ts'
import type { CardRow } from './tables.ts'

export const listCards = (call: BillingCall): Promise<SavedCards> =>
  call.office.read(async (tx) => {
    const { provider, applePay } = call.parts
    const cards = await cardsOf(tx, callerOf(call).officeId)
    return {
      cards: cards.map((card) => presentCard(card, tx.clock.now())),
      offers: { card: provider !== undefined, applePay: applePay !== undefined && !!provider?.chargeWallet },
    }
  })

const presentCard = (card: CardRow, now: Date): SavedCard => ({
  cardId: card.id,
  brand: card.brand === 'visa' || card.brand === 'mastercard' ? card.brand : 'other',
  lastFour: card.last_four,
  alias: card.alias,
  expiryMonth: card.expiry_month,
  expiryYear: card.expiry_year,
  isDefault: card.is_default,
  expiresSoon: expiresSoon(card, now),
})

/** A card is good until the end of its month. */
function expiresSoon({ expiry_month: month, expiry_year: year }: CardRow, now: Date): boolean {
  if (month === null || year === null) return false
  const [thisYear = 0, thisMonth = 0] = dayInTurkey(now).split('-').map(Number)
  return year * 12 + month - (thisYear * 12 + thisMonth) < 2
}

interface CardDeletion {
  cardId: string
  confirmed?: 'true' | 'false' | undefined
}

/**
 * The provider deletes first: a card that is gone here and not there could never be deleted any more. @throws
 * AppError `payment.last_card` for that of an office whose plan renews itself, until it is confirmed
 */
export async function deleteCard(
  call: BillingCall,
  { cardId, confirmed }: CardDeletion,
): Promise<{ done: true }> {
  const { officeId } = callerOf(call)
  const provider = requireProvider(call)
  const { card, isNeeded } = await call.office.read(async (tx) => {
    const found = await requireCard(tx, officeId, cardId)
    const isLast = (await cardsOf(tx, officeId)).length === 1
    return { card: found, isNeeded: isLast && (await renewsItself(tx, officeId)) }
  })
  if (isNeeded && confirmed !== 'true') throw new AppError('payment.last_card')
  const answer = await provider.deleteCard({ owner: card.owner_key, card: card.card_key })
  if (answer.state !== 'done') throw new AppError('payment.unavailable')
  return call.office(async (tx) => {
    tx.about(cardId, { card: card.last_four })
    await removeCard(tx, card)
    return { done: true }
  })
}

async function renewsItself({ db }: Parameters<typeof cardsOf>[0], officeId: string): Promise<boolean> {
  const kept = await db
    .selectFrom('billing_subscriptions')
    .select(['auto_renews', 'state'])
    .where('company_id', '=', officeId)
    .executeTakeFirst()
  return kept?.auto_renews === true && kept.state !== 'none' && kept.state !== 'lapsed'
}

export const chooseCard = (call: BillingCall, cardId: string): Promise<{ done: true }> =>
  call.office(async (tx) => {
    const { officeId } = callerOf(call)
    const card = await requireCard(tx, officeId, cardId)
    tx.about(cardId, { card: card.last_four })
    await makeDefault(tx, officeId, card.id)
    return { done: true }
  })
