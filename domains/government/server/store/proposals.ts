/** The proposals of a case's court files, and those that were dismissed. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { CaseRow } from '../tables.ts'

interface KnownParty {
  name: string
}

export async function partiesOfCase({ db }: Tx, caseId: string): Promise<KnownParty[]> {
  const { rows } = await sql<KnownParty>`
    select name from case_parties where case_id = ${caseId} and deleted_at is null`.execute(db)
  return rows
}

export interface RecentFile {
  id: string
  government_case_id: string
  document_id: string | null
  type: string
  domain: string
  court_file_no: string
  sender_date: string
}

/** Documents that arrived since then; older ones begin no limit that could still be kept. */
export async function filesSince({ db }: Tx, caseId: string, since: string): Promise<RecentFile[]> {
  const { rows } = await sql<RecentFile>`
    select f.id, f.government_case_id, f.document_id, f.type, f.domain, f.court_file_no,
      to_char(f.sender_date, 'YYYY-MM-DD') as sender_date
    from government_files f join government_cases g on g.id = f.government_case_id
    where g.case_id = ${caseId} and f.main_id is null and f.sender_date >= ${since}::date
    order by f.sender_date desc, f.id limit 200`.execute(db)
  return rows
}

export async function dismissedOf({ db }: Tx, cases: readonly CaseRow[]): Promise<ReadonlySet<string>> {
  const ids = cases.map(({ id }) => id)
  const rows = await db
    .selectFrom('government_dismissed')
    .select(['government_case_id', 'key'])
    .where('government_case_id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Set(rows.map(({ government_case_id, key }) => `${government_case_id} ${key}`))
}

/** Returns false if somebody has done so before. */
export async function dismiss(
  { db, clock }: Tx,
  row: { company_id: string; government_case_id: string; key: string; dismissed_by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('government_dismissed')
    .values({ ...row, dismissed_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
