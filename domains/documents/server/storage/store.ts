/** Bytes that an office has stored: all versions, those in the bin too. */
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'

export async function usedBytes(
  { db }: Transaction,
  officeId: string,
  later: readonly ((officeId: string) => RawBuilder<number>)[],
): Promise<number> {
  const own = sql<number>`(select coalesce(sum(size), 0) from document_versions where company_id = ${officeId})`
  const all = [own, ...later.map((bytes) => bytes(officeId))]
  const { rows } = await sql<{ used: number }>`select (${sql.join(all, sql` + `)})::float8 as used`.execute(
    db,
  )
  return rows[0]?.used ?? 0
}
