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

/** What these clients owe today, by id. */
export async function owedToday(tx: Tx, clients: readonly Kept[]): Promise<ReadonlyMap<string, string>> {
  if (clients.length === 0) return new Map()
  const ids = clients.map(({ id }) => id)
  const rows = await aheadOf(tx).where('client_id', 'in', ids).execute()
  const ahead = new Map(rows.map(({ client_id, amount }) => [client_id, amount]))
  return new Map(
    clients.map(({ id, balance }) => [id, amountOf(subtract(money(balance), money(ahead.get(id) ?? '0')))]),
  )
}

/** The same for one client. */
export async function balanceToday(tx: Tx, client: Kept): Promise<string> {
  return (await owedToday(tx, [client])).get(client.id) ?? client.balance
}
