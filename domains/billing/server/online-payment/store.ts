/** Rows of stored cards, of return addresses, and of attempts that are still open. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import type { StoredCard } from '@mizan/platform/payments'
import type { Tx } from '../call.ts'
import type { AttemptRow, OrderRow } from '../tables.ts'
import type { CardRow, ReturnRow } from './tables.ts'

/** The cards of an office, the default one first. */
export const cardsOf = ({ db }: Tx, officeId: string): Promise<CardRow[]> =>
  db
    .selectFrom('billing_cards')
    .selectAll()
    .where('company_id', '=', officeId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** @param cardId the usual card if left out. @throws AppError `payment.card_not_found` */
export async function requireCard(tx: Tx, officeId: string, cardId?: string): Promise<CardRow> {
  const cards = await cardsOf(tx, officeId)
  const found = cardId === undefined ? cards[0] : cards.find(({ id }) => id === cardId)
  if (!found) throw new AppError('payment.card_not_found')
  return found
}

/** Stores a card once; the first card of an office is the default. */
export async function keepCard({ db, clock }: Tx, officeId: string, card: StoredCard): Promise<void> {
  const others = await db
    .selectFrom('billing_cards')
    .select('id')
    .where('company_id', '=', officeId)
    .where('is_default', '=', true)
    .executeTakeFirst()
  await db
    .insertInto('billing_cards')
    .values({
      ...{ id: randomUUID(), company_id: officeId, created_at: clock.now() },
      ...{ owner_key: card.key.owner, card_key: card.key.card, brand: card.brand, last_four: card.lastFour },
      ...{ alias: card.alias.slice(0, 100), is_default: others === undefined },
      ...{ expiry_month: card.expiryMonth ?? null, expiry_year: card.expiryYear ?? null },
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'card_key']).doNothing())
    .execute()
}

export async function makeDefault(tx: Tx, officeId: string, cardId: string): Promise<void> {
  const cards = tx.db.updateTable('billing_cards').where('company_id', '=', officeId)
  await cards.set({ is_default: false }).where('is_default', '=', true).execute()
  await cards.set({ is_default: true }).where('id', '=', cardId).execute()
}

export async function removeCard(tx: Tx, { id, company_id, is_default }: CardRow): Promise<void> {
  await tx.db.deleteFrom('billing_cards').where('id', '=', id).execute()
  const [next] = is_default ? await cardsOf(tx, company_id) : []
  if (next) await makeDefault(tx, company_id, next.id)
}

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** A secret key for the address to which the browser returns; only its hash is kept. */
export async function newReturnKey(
  { db, clock }: Tx,
  { company_id, id }: OrderRow,
  attempt: number,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const about = { company_id, order_id: id, attempt, html: null, created_at: clock.now() }
  await db
    .insertInto('billing_returns')
    .values({ ...about, key_hash: hashOf(key) })
    .execute()
  return key
}

export const findReturn = ({ db }: Tx, key: string): Promise<ReturnRow | undefined> =>
  db.selectFrom('billing_returns').selectAll().where('key_hash', '=', hashOf(key)).executeTakeFirst()

export async function keepPage({ db }: Tx, key: string, html: string): Promise<void> {
  await db.updateTable('billing_returns').set({ html }).where('key_hash', '=', hashOf(key)).execute()
}

/** Attempts that have not ended, the oldest first. Needs the scope of the system. */
export const openAttempts = ({ db }: Tx, before: Date): Promise<AttemptRow[]> =>
  db
    .selectFrom('billing_attempts')
    .selectAll()
    .where('state', '=', 'open')
    .where('started_at', '<', before.toISOString())
    .orderBy('started_at')
    .limit(200)
    .execute()

/** Gives up orders that nobody is paying any more. Needs the scope of the system. */
export async function expireOrders({ db, clock }: Tx): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('billing_orders as o')
    .set({ state: 'expired' })
    .where('o.state', '=', 'pending')
    .where('o.method', 'in', ['card', 'storedCard', 'wallet'])
    .where('o.expires_at', '<', clock.now().toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_attempts as a')
            .select('a.attempt')
            .whereRef('a.order_id', '=', 'o.id')
            .where('a.state', '=', 'open'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function forgetReturns({ db }: Tx, before: Date): Promise<void> {
  await db.deleteFrom('billing_returns').where('created_at', '<', before.toISOString()).execute()
}
