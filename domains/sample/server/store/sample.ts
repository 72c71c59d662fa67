/** The offices with a sample, and the records that belong to it. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

/** Undefined if it was never filled. Holds the office until the transaction ends. */
export const lockSample = ({ db }: Tx, officeId: string) =>
  db
    .selectFrom('sample_offices')
    .selectAll()
    .where('company_id', '=', officeId)
    .forUpdate()
    .executeTakeFirst()

export async function noteFilled({ db, clock }: Tx, officeId: string): Promise<void> {
  await db.insertInto('sample_offices').values({ company_id: officeId, filled_at: clock.now() }).execute()
}

export async function noteRemoved({ db, clock }: Tx, officeId: string): Promise<void> {
  await db
    .updateTable('sample_offices')
    .set({ removed_at: clock.now().toISOString() })
    .where('company_id', '=', officeId)
    .execute()
  await db.deleteFrom('sample_records').where('company_id', '=', officeId).execute()
}

/** The number of the sample's records of each kind. */
export async function countSample({ db }: Tx, officeId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sample_records')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('company_id', '=', officeId)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** Ids by kind. */
export async function listSample({ db }: Tx, officeId: string): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('sample_records')
    .select(['kind', sql<string[]>`array_agg(record_id order by record_id)`.as('ids')])
    .where('company_id', '=', officeId)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, ids }) => [kind, ids]))
}

/** Makes all records of the office in these tables part of its sample. */
export async function noteAllOf({ db }: Tx, officeId: string, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await sql`insert into sample_records (company_id, kind, record_id)
      select company_id, ${table}, id from ${sql.table(table)} where company_id = ${officeId}`.execute(db)
}

export async function noteAccounts({ db }: Tx, officeId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const rows = userIds.map((id) => ({ company_id: officeId, kind: accounts, record_id: id }))
  await db.insertInto('sample_records').values(rows).execute()
}

export const accounts = 'accounts'

/** Deletes the rows of a person in any office; needs the scope of the system. */
export async function forgetAccount({ db }: Tx, userId: string): Promise<void> {
  await db.deleteFrom('sample_records').where('kind', '=', accounts).where('record_id', '=', userId).execute()
}
