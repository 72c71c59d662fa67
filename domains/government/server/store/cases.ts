/** Rows of court files. Callers have checked that the person may read or write their case. */
import type { Caller } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { CaseRow, GovernmentTables } from '../tables.ts'

/** `isGone`: the case that it was linked to was deleted. */
export type KeptCase = CaseRow & { isGone: boolean }

/** Makes links of one court file happen one after the other. */
export async function lockKey({ db }: Tx, officeId: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`court file ${officeId} ${key}`}, 0))`.execute(db)
}

export async function findByKeys(
  { db }: Tx,
  { officeId }: Pick<Caller, 'officeId'>,
  keys: readonly string[],
): Promise<KeptCase[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<KeptCase>`
    select g.*, c.deleted_at is not null as "isGone" from government_cases g join cases c on c.id = g.case_id
    where g.company_id = ${officeId} and g.natural_key = any(${[...keys]}::text[])`.execute(db)
  return rows
}

export const findCase = ({ db }: Tx, officeId: string, id: string): Promise<CaseRow | undefined> =>
  db
    .selectFrom('government_cases')
    .selectAll()
    .where('company_id', '=', officeId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Court files with this court and number, of any type. */
export const casesNamed = (
  { db }: Tx,
  officeId: string,
  { courtId, caseNo }: { courtId: string; caseNo: string },
): Promise<CaseRow[]> =>
  db
    .selectFrom('government_cases')
    .selectAll()
    .where('company_id', '=', officeId)
    .where('court_id', '=', courtId)
    .where('case_no', '=', caseNo)
    .limit(2)
    .execute()

export const insertCase = (
  { db }: Tx,
  row: Insertable<GovernmentTables['government_cases']>,
): Promise<CaseRow> => db.insertInto('government_cases').values(row).returningAll().executeTakeFirstOrThrow()

export async function deleteCase({ db }: Tx, id: string): Promise<void> {
  await db.deleteFrom('government_cases').where('id', '=', id).execute()
}

export const updateCase = (
  { db }: Tx,
  id: string,
  change: Partial<Insertable<GovernmentTables['government_cases']>>,
): Promise<CaseRow> =>
  db.updateTable('government_cases').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

interface FileCount {
  id: string
  files: number
  courtDate: string | null
}

/** The number of documents of each, and its next hearing, or the last one if none is coming. */
export async function factsOf(
  { db }: Tx,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, FileCount>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FileCount>`
    select g.id, (select count(*)::int from government_files f
      where f.government_case_id = g.id and f.main_id is null) as files,
      coalesce(
        (select min(h.date || ' ' || h.time) from government_hearings h
          where h.government_case_id = g.id and h.date >= ${today}::date),
        (select max(h.date || ' ' || h.time) from government_hearings h where h.government_case_id = g.id)
      ) as "courtDate"
    from government_cases g where g.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export const casesOf = ({ db }: Tx, caseId: string): Promise<CaseRow[]> =>
  db
    .selectFrom('government_cases')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('opened_on')
    .orderBy('case_no')
    .orderBy('id')
    .execute()
