/**
 * Rows of what is booked. What they say of money, day and words is never changed: one is deleted, and then stays with
 * who deleted it, when and why. A service may get a receipt later.
 */
import { AppError } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import type { Account, LedgerQuery } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { ClientTables, KeptReceiptRow, TransactionRow } from '../tables.ts'

/** What a transaction adds to the balance of its account: a payment the negative of its amount, all else the amount. */
export const signed = sql<string>`case kind when 'payment' then -amount else amount end`
const counts = sql<boolean>`deleted_at is null`

/** Whether there was none with these ids. */
export async function insertTransactions(
  { db }: Tx,
  transactions: readonly Insertable<ClientTables['client_transactions']>[],
): Promise<boolean> {
  const inserted = await db
    .insertInto('client_transactions')
    .values([...transactions])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return inserted.length === transactions.length
}

interface Reference {
  clientId: string
  transactionId: string
  /** One of these. */
  kinds: readonly TransactionRow['kind'][]
}

export const findTransaction = (
  { db }: Tx,
  { clientId, transactionId, kinds }: Reference,
): Promise<TransactionRow | undefined> =>
  db
    .selectFrom('client_transactions')
    .selectAll()
    .where('id', '=', transactionId)
    .where('client_id', '=', clientId)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst()

/** @throws AppError `client.transaction_not_found`; also for a payment where a service is asked for */
export async function getTransaction(tx: Tx, reference: Reference): Promise<TransactionRow> {
  const transaction = await findTransaction(tx, reference)
  if (!transaction) throw new AppError('client.transaction_not_found')
  return transaction
}

export const listServices = (
  { db }: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<TransactionRow[]> =>
  db
    .selectFrom('client_transactions')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('kind', '=', 'service')
    .where('id', 'in', [...ids])
    .execute()

export async function markDeleted(
  { db, clock }: Tx,
  ids: readonly string[],
  { by, comment }: { by: string; comment: string },
): Promise<void> {
  const deletion = { deleted_at: clock.now(), deleted_by: by, deletion_comment: comment }
  await db
    .updateTable('client_transactions')
    .set(deletion)
    .where('id', 'in', [...ids])
    .execute()
}

export async function keepReceipt({ db }: Tx, id: string, receipt: KeptReceiptRow): Promise<void> {
  await db
    .updateTable('client_transactions')
    .set({ receipt: JSON.stringify(receipt) })
    .where('id', '=', id)
    .execute()
}

export interface Covering {
  clientId: string
  account: Account
  /** The day from which the money is gone. */
  from: string
  /** Expenses may exceed an advance; what goes back to the client or to fees may not. */
  withExpenses: boolean
}

/** By how much the payments of an account fall short of what left it, on the worst day from this one on. */
export async function shortfallOf(
  { db }: Tx,
  { clientId, account, from, withExpenses }: Covering,
): Promise<string> {
  const running = db
    .selectFrom('client_transactions')
    .select(['date', sql<string>`sum(${signed}) over (order by date, position)`.as('running')])
    .where('client_id', '=', clientId)
    .where('account', '=', account)
    .where('deleted_at', 'is', null)
    .$if(!withExpenses, (lines) => lines.where('kind', '<>', 'expense'))
  const { most } = await db
    .selectFrom(running.as('running'))
    .select(sql<string>`greatest(coalesce(max(running) filter (where date >= ${from}), 0), 0.00)`.as('most'))
    .executeTakeFirstOrThrow()
  return most
}

const sumToday = (today: string, kinds: readonly TransactionRow['kind'][]) =>
  sql<string>`coalesce(sum(amount) filter (where kind = any(${[...kinds]}) and ${counts} and date <= ${today}), 0)`

/** Sums of what counts today in an account, and how many lines there are of each state. */
export const ledgerSums = (
  { db }: Tx,
  { clientId, account, today }: { clientId: string; account: Account; today: string },
) =>
  db
    .selectFrom('client_transactions')
    .select([
      sumToday(today, ['service']).as('services'),
      sumToday(today, ['payment']).as('payments'),
      sumToday(today, ['expense']).as('expenses'),
      sumToday(today, ['payout', 'transfer']).as('paidOut'),
      sql<number>`count(*) filter (where ${counts})`.as('standing'),
      sql<number>`count(*) filter (where not ${counts})`.as('deleted'),
    ])
    .where('client_id', '=', clientId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()

export type LedgerRow = TransactionRow & {
  /** The balance of the account after this line. */
  running: string
}

/** Newest first, each with the sum of what counts up to it. */
export function pageOfLedger(
  { db }: Tx,
  clientId: string,
  { pageIndex, pageSize, includeDeleted, account }: LedgerQuery,
): Promise<LedgerRow[]> {
  const sum = sql<string>`coalesce(sum(${signed}) filter (where ${counts}) over (order by date, position), 0)`
  const lines = db
    .selectFrom('client_transactions')
    .selectAll()
    .select(sum.as('running'))
    .where('client_id', '=', clientId)
    .where('account', '=', account)
  const all = db.selectFrom(lines.as('lines')).selectAll()
  return (includeDeleted ? all : all.where('deleted_at', 'is', null))
    .orderBy('date', 'desc')
    .orderBy('position', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
}

export interface WrongBalance {
  clientId: string
  account: Account
  kept: string
  counted: string
}

/** Every kept balance of the scope that is not the sum of the transactions of its account, of deleted clients too. */
export async function findWrongBalances({ db }: Tx): Promise<WrongBalance[]> {
  const { rows } = await sql<WrongBalance>`
    select c.id as "clientId", k.account, k.kept, coalesce(t.counted, 0.00) as counted
    from clients c
    cross join lateral (values ('fee', c.balance), ('advance', c.advance_balance), ('trust', c.trust_balance))
      as k (account, kept)
    left join (
      select client_id, account, sum(${signed}) filter (where ${counts}) as counted
      from client_transactions group by client_id, account
    ) t on t.client_id = c.id and t.account = k.account
    where k.kept <> coalesce(t.counted, 0) order by c.id, k.account`.execute(db)
  return rows
}
