/** What was deleted and lies in the bin of its case for too long; recordings have the same columns. Needs the scope of the system. */
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'

type BinnedTable = 'documents' | 'recordings'

export interface Outdated {
  id: string
  company_id: string
  case_id: string
  name: string
}

/** Whose rows are to leave the bin next; `lockOutdated` wants their keys held. */
export async function officesOfOutdated(
  { db }: Transaction,
  table: BinnedTable,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ office: string }>`
    select distinct company_id as office from (select company_id from ${sql.table(table)}
      where deleted_at <= ${before} order by deleted_at limit ${most}) outdated`.execute(db)
  return rows.map(({ office }) => office)
}

/** Rows of these offices that nobody else holds. */
export async function lockOutdated(
  { db }: Transaction,
  table: BinnedTable,
  { officeIds, before, most }: { officeIds: readonly string[]; before: Date; most: number },
): Promise<Outdated[]> {
  const { rows } = await sql<Outdated>`
    select id, company_id, case_id, name from ${sql.table(table)}
    where deleted_at <= ${before} and company_id = any(${[...officeIds]}::text[])
    order by deleted_at limit ${most} for update skip locked`.execute(db)
  return rows
}
