/** Rows of past searches. */
import { sql } from 'kysely'
import type { Tx } from '../../call.ts'
import { type Owner, patternsOf } from '../owner.ts'
import type { HistoryRow } from '../tables.ts'

interface Asked {
  query: string
  pageIndex: number
  pageSize: number
}

export async function pageOfHistory({ db }: Tx, owner: Owner, { query, pageIndex, pageSize }: Asked) {
  const found = patternsOf(query).reduce(
    (rows, pattern) => rows.where('search_text', 'like', pattern),
    db
      .selectFrom('search_history')
      .where('company_id', '=', owner.company_id)
      .where('user_id', '=', owner.user_id),
  )
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('searched_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { rows, total: Number(total) }
}

/** True unless the person has switched it off. */
export async function keepsHistory({ db }: Tx, owner: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('search_settings')
    .select('keeps_history')
    .where('company_id', '=', owner.company_id)
    .where('user_id', '=', owner.user_id)
    .executeTakeFirst()
  return row?.keeps_history ?? true
}

export async function switchHistory({ db }: Tx, owner: Owner, keeps_history: boolean): Promise<void> {
  await db
    .insertInto('search_settings')
    .values({ ...owner, keeps_history })
    .onConflict((on) => on.columns(['company_id', 'user_id']).doUpdateSet({ keeps_history }))
    .execute()
}

/** A search that was made before moves to the top. */
export async function upsertSearch({ db }: Tx, row: HistoryRow): Promise<void> {
  await sql`
    insert into search_history (id, company_id, user_id, kind, country, query, address, search_text, total, searched_at)
    values (${row.id}, ${row.company_id}, ${row.user_id}, ${row.kind}, ${row.country}, ${row.query}, ${row.address},
      ${row.search_text}, ${row.total}, ${row.searched_at})
    on conflict (company_id, user_id, kind, country, md5(address))
    do update set searched_at = excluded.searched_at, total = excluded.total`.execute(db)
}

export async function deleteBeyond({ db }: Tx, owner: Owner, most: number): Promise<void> {
  await sql`
    delete from search_history where id in (
      select id from search_history where company_id = ${owner.company_id} and user_id = ${owner.user_id}
      order by searched_at desc, id offset ${most})`.execute(db)
}

/** Returns whether there was such an entry. */
export async function deleteSearch({ db }: Tx, owner: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('search_history')
    .where('company_id', '=', owner.company_id)
    .where('user_id', '=', owner.user_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteSearches({ db }: Tx, owner: Owner): Promise<void> {
  await db
    .deleteFrom('search_history')
    .where('company_id', '=', owner.company_id)
    .where('user_id', '=', owner.user_id)
    .execute()
}
