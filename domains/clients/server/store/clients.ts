/** Rows of clients. A deleted client is kept with its transactions and is found by none of these. */
import { AppError } from '@mizan/platform/contract'
import { keepsPlan } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { Account } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { ClientRow } from '../tables.ts'
import type { KeptBalances } from './ahead.ts'

const ofOffice = ({ db }: Tx, officeId: string) =>
  db.selectFrom('clients').where('company_id', '=', officeId).where('deleted_at', 'is', null)

/** @throws AppError `client.not_found` for one of another office as for none at all */
export async function getClient(tx: Tx, officeId: string, clientId: string): Promise<ClientRow> {
  const client = await findClient(tx, officeId, clientId)
  if (!client) throw new AppError('client.not_found')
  return client
}

/** The same as `getClient`, where a client that does not exist is no refusal. */
export const findClient = (tx: Tx, officeId: string, clientId: string): Promise<ClientRow | undefined> =>
  ofOffice(tx, officeId).where('id', '=', clientId).selectAll().executeTakeFirst()

/** Holds the client until the transaction ends: its contacts, balance and deletion change one after the other. */
export async function lockClient(tx: Tx, officeId: string, clientId: string): Promise<ClientRow> {
  const client = await findLocked(tx, officeId, clientId)
  if (!client) throw new AppError('client.not_found')
  return client
}

/** The same for another domain, which has an answer of its own for a client that does not exist. */
export const findLocked = (tx: Tx, officeId: string, clientId: string): Promise<ClientRow | undefined> =>
  ofOffice(tx, officeId).where('id', '=', clientId).selectAll().forUpdate().executeTakeFirst()

/** Names by id; deleted clients are left out. */
export async function namesByIds({ db }: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .where('deleted_at', 'is', null)
    .modifyEnd(keepsPlan)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type NewClientRow = Omit<
  ClientRow,
  | 'balance'
  | 'advance_balance'
  | 'trust_balance'
  | 'version'
  | 'deleted_at'
  | 'deleted_by'
  | 'deletion_comment'
>

/** Those that were inserted; the others have an id that there is already. */
export const insertClients = ({ db }: Tx, clients: readonly NewClientRow[]): Promise<ClientRow[]> =>
  db
    .insertInto('clients')
    .values([...clients])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .execute()

/** Holds these clients until the transaction ends, in one order for everybody. */
export const lockClients = (tx: Tx, officeId: string, ids: readonly string[]): Promise<ClientRow[]> =>
  ofOffice(tx, officeId)
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute()

/** Clients whose names are one of these in folded letters. */
export const listByFoldedName = (tx: Tx, officeId: string, folded: readonly string[]) =>
  ofOffice(tx, officeId)
    .select(['id', 'name', sql<string>`split_part(search_text, chr(10), 1)`.as('folded')])
    .where(sql<boolean>`split_part(search_text, chr(10), 1) = any(${[...folded]})`)
    .orderBy('created_at')
    .execute()

type ClientChange = Partial<
  Pick<ClientRow, 'name' | 'search_text' | 'version' | 'deleted_by' | 'deletion_comment'>
> & {
  deleted_at?: Date
}

export async function updateClient({ db, clock }: Tx, id: string, change: ClientChange): Promise<void> {
  const changed = { ...change, changed_at: clock.now() }
  await db
    .updateTable('clients')
    .set(changed as object)
    .where('id', '=', id)
    .execute()
}

/** Adds signed amounts to the kept balances, which it gives. */
export function addToBalances(
  { db, clock }: Tx,
  clientId: string,
  added: Partial<Record<Account, string>>,
): Promise<KeptBalances> {
  const { fee = '0', advance = '0', trust = '0' } = added
  return db
    .updateTable('clients')
    .set({
      balance: sql`balance + ${fee}::numeric`,
      advance_balance: sql`advance_balance + ${advance}::numeric`,
      trust_balance: sql`trust_balance + ${trust}::numeric`,
      changed_at: clock.now(),
    })
    .where('id', '=', clientId)
    .returning(['id', 'balance', 'advance_balance', 'trust_balance'])
    .executeTakeFirstOrThrow()
}

export const listNames = (tx: Tx, officeId: string): Promise<Pick<ClientRow, 'id' | 'name'>[]> =>
  ofOffice(tx, officeId).select(['id', 'name']).orderBy(sql`name collate "tr-x-icu"`).orderBy('id').execute()
