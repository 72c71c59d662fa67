/** Rows of clients. A deleted client is kept with its transactions and is found by none of these. */
import { AppError } from '@mizan/platform/contract'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { ClientRow } from '../tables.ts'

const ofOffice = ({ db }: Tx, officeId: string) =>
  db.selectFrom('clients').where('company_id', '=', officeId).where('deleted_at', 'is', null)

/** @throws AppError `client.not_found` for one of another office as for none at all */
export async function getClient(tx: Tx, officeId: string, clientId: string): Promise<ClientRow> {
  const client = await ofOffice(tx, officeId).where('id', '=', clientId).selectAll().executeTakeFirst()
  if (!client) throw new AppError('client.not_found')
  return client
}

/** Holds the client until the transaction ends: its contacts, balance and deletion change one after the other. */
export async function lockClient(tx: Tx, officeId: string, clientId: string): Promise<ClientRow> {
  const query = ofOffice(tx, officeId).where('id', '=', clientId).selectAll().forUpdate()
  const client = await query.executeTakeFirst()
  if (!client) throw new AppError('client.not_found')
  return client
}

type NewClientRow = Omit<ClientRow, 'balance' | 'version' | 'deleted_at' | 'deleted_by'>

export const insertClient = ({ db }: Tx, client: NewClientRow): Promise<ClientRow> =>
  db.insertInto('clients').values(client).returningAll().executeTakeFirstOrThrow()

type ClientChange = Partial<Pick<ClientRow, 'name' | 'search_text' | 'deleted_by'>> & { deleted_at?: Date }

export async function updateClient({ db, clock }: Tx, id: string, change: ClientChange): Promise<void> {
  const changed = { ...change, changed_at: clock.now() }
  await db
    .updateTable('clients')
    .set(changed as object)
    .where('id', '=', id)
    .execute()
}

/** Adds a signed amount to the kept balance, which it gives. */
export async function addToBalance({ db, clock }: Tx, clientId: string, amount: string): Promise<string> {
  const { balance } = await db
    .updateTable('clients')
    .set({ balance: sql`balance + ${amount}::numeric`, changed_at: clock.now() })
    .where('id', '=', clientId)
    .returning('balance')
    .executeTakeFirstOrThrow()
  return balance
}

const turkishOrder = sql`name collate "tr-x-icu"`

export const listNames = (tx: Tx, officeId: string): Promise<Pick<ClientRow, 'id' | 'name'>[]> =>
  ofOffice(tx, officeId).select(['id', 'name']).orderBy(turkishOrder).orderBy('id').execute()

interface Page {
  pageIndex: number
  pageSize: number
}

/** One page in the order of names. */
export async function pageOfClients(tx: Tx, officeId: string, { pageIndex, pageSize }: Page) {
  const { total } = await ofOffice(tx, officeId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await ofOffice(tx, officeId)
    .selectAll()
    .orderBy(turkishOrder)
    .orderBy('id')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { items, total }
}

/**
 * One page of the clients whose text has one of the `like` patterns. Matches are counted in the same pass over the
 * office: behind row-level security no index answers `like` (docs/decisions/049).
 */
export async function searchClients(
  tx: Tx,
  officeId: string,
  { pageIndex, pageSize, patterns }: Page & { patterns: readonly string[] },
) {
  const matching = ofOffice(tx, officeId).where(sql<boolean>`search_text like any(${[...patterns]})`)
  const hits = matching
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .orderBy(turkishOrder)
    .orderBy('id')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  const rows = await tx.db
    .selectFrom(hits.as('hits'))
    .innerJoin('clients', 'clients.id', 'hits.id')
    .selectAll('clients')
    .select('hits.total')
    .orderBy(turkishOrder)
    .orderBy('clients.id')
    .execute()
  if (rows.length > 0 || pageIndex === 0) return { items: rows, total: rows[0]?.total ?? 0 }
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: [], total }
}
