/** The type of the database connection in this domain, and bulk inserts. */
import { type Kysely, sql } from 'kysely'
import type { ResearchTables } from '../tables.ts'

export type Db = Kysely<ResearchTables>

/**
 * Inserts many rows in one statement. They are sent as one JSON value, because a statement takes at most 65,535
 * parameters and a batch of citations has more.
 */
export async function insertRows<T extends keyof ResearchTables>(
  db: Db,
  table: T,
  columns: (keyof ResearchTables[T] & string)[],
  rows: object[],
): Promise<void> {
  if (rows.length === 0) return
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}
