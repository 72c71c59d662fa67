/** Reads a statement of any length, some rows at a time. */
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from './transaction.ts'

let opened = 0

/**
 * Only the rows of one page are in memory. In a transaction that reads, all statements see the moment of its beginning;
 * between two pages the transaction may be used for others.
 */
export async function* pagesOf<Row>(
  { db }: Transaction,
  statement: RawBuilder<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  opened += 1
  const cursor = sql.raw(`pages_${opened}`)
  await sql`declare ${cursor} no scroll cursor for ${statement}`.execute(db)
  for (let isEnd = false; !isEnd; ) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(size))} from ${cursor}`.execute(db)
    isEnd = rows.length < size
    if (rows.length > 0) yield rows
  }
  await sql`close ${cursor}`.execute(db)
}
