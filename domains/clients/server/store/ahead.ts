/**
 * What is dated after today. A kept balance holds it from the moment in which it is added; what a client owes on a day
 * holds it from its own day on, so it is taken off until then (decision 048).
 */
import { type CivilDate, dayInTurkey } from '@mizan/platform/calendar'
import { amountOf, money, subtract } from '@mizan/platform/money'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import { signed } from './transactions.ts'

export const todayOf = ({ clock }: Tx): CivilDate => dayInTurkey(clock.now())

/** What the lines after today add to the balance of each client that has some. */
export const aheadOf = (tx: Tx) =>
  tx.db
    .selectFrom('client_transactions')
    .select(['client_id', sql<string>`sum(${signed})`.as('amount')])
    .where('date', '>', todayOf(tx))
    .where('deleted_at', 'is', null)
    .groupBy('client_id')

interface Kept {
  id: string
  /** As it is kept. */
  balance: string
}

/** What a client owes today. */
export async function balanceToday(tx: Tx, { id, balance }: Kept): Promise<string> {
  const ahead = await aheadOf(tx).where('client_id', '=', id).executeTakeFirst()
  return amountOf(subtract(money(balance), money(ahead?.amount ?? '0')))
}
