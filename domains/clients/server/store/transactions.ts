/**
 * Rows of payments and services. What they say of money, day and words is never changed: one is deleted, and then stays with
 * who deleted it, when and why. A service may get a receipt later.
 */
import { AppError } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { ClientTables, KeptReceiptRow, TransactionRow } from '../tables.ts'

/** What a transaction adds to the balance: a service its amount, a payment the negative of it. */
export const signed = sql<string>`case kind when 'service' then amount else -amount end`
const counts = sql<boolean>`deleted_at is null`

/** Whether there was none with this id. */
export async function insertTransaction(
  { db }: Tx,
  transaction: Insertable<ClientTables['client_transactions']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('client_transactions')
    .values(transaction)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

interface Reference {
  clientId: string
  transactionId: string
  kind: TransactionRow['kind']
}

export const findTransaction = (
  { db }: Tx,
  { clientId, transactionId, kind }: Reference,
): Promise<TransactionRow | undefined> =>
  db
    .selectFrom('client_transactions')
    .selectAll()
    .where('id', '=', transactionId)
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** @throws AppError `client.transaction_not_found`; also for a payment where a service is asked for */
export async function getTransaction(tx: Tx, reference: Reference): Promise<TransactionRow> {
  const transaction = await findTransaction(tx, reference)
  if (!transaction) throw new AppError('client.transaction_not_found')
  return transaction
}

export async function markDeleted(
  { db, clock }: Tx,
  id: string,
  { by, comment }: { by: string; comment: string },
): Promise<void> {
  const deletion = { deleted_at: clock.now(), deleted_by: by, deletion_comment: comment }
  await db.updateTable('client_transactions').set(deletion).where('id', '=', id).execute()
}

export async function keepReceipt({ db }: Tx, id: string, receipt: KeptReceiptRow): Promise<void> {
  await db
    .updateTable('client_transactions')
    .set({ receipt: JSON.stringify(receipt) })
    .where('id', '=', id)
    .execute()
}

/** Sums of what counts today, and how many lines there are of each state. */
export const ledgerSums = ({ db }: Tx, clientId: string, today: string) =>
  db
    .selectFrom('client_transactions')
    .select([
      sql<string>`coalesce(sum(amount) filter (where kind = 'service' and ${counts} and date <= ${today}), 0)`.as(
        'services',
      ),
      sql<string>`coalesce(sum(amount) filter (where kind = 'payment' and ${counts} and date <= ${today}), 0)`.as(
        'payments',
      ),
      sql<number>`count(*) filter (where ${counts})`.as('standing'),
      sql<number>`count(*) filter (where not ${counts})`.as('deleted'),
    ])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()

interface LedgerPage {
  pageIndex: number
  pageSize: number
  includeDeleted: boolean
}

export type LedgerRow = TransactionRow & {
  /** The balance after this line. */
  running: string
}

/** Newest first, each with the sum of what counts up to it. */
export function pageOfLedger(
  { db }: Tx,
  clientId: string,
  { pageIndex, pageSize, includeDeleted }: LedgerPage,
): Promise<LedgerRow[]> {
  const sum = sql<string>`coalesce(sum(${signed}) filter (where ${counts}) over (order by date, position), 0)`
  const lines = db
    .selectFrom('client_transactions')
    .selectAll()
    .select(sum.as('running'))
    .where('client_id', '=', clientId)
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
  kept: string
  counted: string
}

/** Every client of the scope whose kept balance is not the sum of its transactions, deleted clients too. */
export async function findWrongBalances({ db }: Tx): Promise<WrongBalance[]> {
  const { rows } = await sql<WrongBalance>`
    select c.id as "clientId", c.balance as kept, coalesce(t.counted, 0.00) as counted
    from clients c left join (
      select client_id, sum(${signed}) filter (where ${counts}) as counted
      from client_transactions group by client_id
    ) t on t.client_id = c.id
    where c.balance <> coalesce(t.counted, 0) order by c.id`.execute(db)
  return rows
}
