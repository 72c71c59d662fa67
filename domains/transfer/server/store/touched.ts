/** What has happened to records since they were imported. Every change of a case or a client leaves an entry about it. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { ImportRow } from '../tables.ts'

/** The import itself, and following, which changes nothing of a case. */
const harmless = ['case.imported', 'case.followed', 'case.unfollowed']

export async function listTouched(
  { db }: Tx,
  { company_id, finished_at }: ImportRow,
  ids: readonly string[],
) {
  const { rows } = await sql<{ subject_id: string }>`
    select distinct subject_id from audit_entries where company_id = ${company_id}
      and at >= ${finished_at} and subject_id = any(${[...ids]}) and action <> all(${harmless})`.execute(db)
  return rows.map(({ subject_id }) => subject_id)
}
