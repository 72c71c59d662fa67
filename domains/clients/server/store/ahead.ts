/**
 * What is dated after today. A kept balance holds it from the moment in which it is added; what a client owes on a day
 * holds it from its own day on, so it is taken off until then (decision 048).
 */
import { type CivilDate, dayInTurkey } from '@mizan/platform/calendar'
import { amountOf, money, subtract } from '@mizan/platform/money'
import { sql } from 'kysely'
import type { Account } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { ClientRow } from '../tables.ts'
import { signed } from './transactions.ts'

export const todayOf = ({ clock }: Tx): CivilDate => dayInTurkey(clock.now())

const sumIn = (account: Account) =>
  sql<string>`coalesce(sum(${signed}) filter (where account = ${account}), 0.00)`.as(account)

/** What the lines after today add to the accounts of each client that has some. */
export const aheadOf = (tx: Tx) =>
  tx.db
    .selectFrom('client_transactions')
    .select(['client_id', sumIn('fee'), sumIn('advance'), sumIn('trust')])
    .where('date', '>', todayOf(tx))
    .where('deleted_at', 'is', null)
    .groupBy('client_id')

/** As they are kept. */
export type KeptBalances = Pick<ClientRow, 'id' | 'balance' | 'advance_balance' | 'trust_balance'>

export type Balances = Record<Account, string>

export const keptOf = (kept: Omit<KeptBalances, 'id'>): Balances => ({
  fee: kept.balance,
  advance: kept.advance_balance,
  trust: kept.trust_balance,
})

/** What a client owes today in each account. */
export async function balanceToday(tx: Tx, client: KeptBalances): Promise<Balances> {
  const ahead = await aheadOf(tx).where('client_id', '=', client.id).executeTakeFirst()
  const kept = keptOf(client)
  const today = (account: Account) => amountOf(subtract(money(kept[account]), money(ahead?.[account] ?? '0')))
  return { fee: today('fee'), advance: today('advance'), trust: today('trust') }
}
