/** What other domains show of cases by their ids. */
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import { roleLevel } from '../../../access.ts'
import { isOneOfReadableCase } from '../../rights/store/readable.ts'

export interface NamedCase {
  caseId: string
  title: string
  number: string
  /** The client of the case, then those that are parties. */
  clientIds: string[]
}

/** By id; deleted cases are left out. Whoever asks has made sure that the caller may read them. */
export async function namedCases(
  { db }: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedCase>> {
  const { rows } = await sql<NamedCase>`
    select c.id as "caseId", c.display_title as title, c.case_number as number,
      array_remove(array[c.client_id], null) || array(
        select distinct p.client_id from case_parties p
        where p.case_id = c.id and p.deleted_at is null and p.client_id is distinct from c.client_id
          and p.client_id is not null
      ) as "clientIds"
    from cases c where c.id = any(${[...new Set(ids)]}) and c.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

/** The same for those that the caller may read; the others are left out as well. */
export async function readableCases(
  tx: Transaction,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedCase>> {
  if (roleLevel(caller.roles) === 'none') return new Map()
  const asked = sql<{ id: string }>`
    select asked.id from unnest(${[...new Set(ids)]}::text[]) as asked (id)
    where ${isOneOfReadableCase(caller, sql`asked.id`)}`
  const { rows } = await asked.execute(tx.db)
  return namedCases(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Whom and which numbers cases name, to find them in texts. */
export interface NamesOfCases {
  /** Of parties and of those who represent them. */
  names: string[]
  clientIds: string[]
  /** As the office counts them and as courts do. */
  numbers: string[]
}

/** Whoever asks shows none of it to somebody who may not read the cases. */
export async function namesOfCases({ db }: Transaction, ids: readonly string[]): Promise<NamesOfCases> {
  const { rows } = await sql<NamesOfCases>`
    with asked as (select * from cases where id = any(${[...new Set(ids)]}) and deleted_at is null),
    sides as (select p.* from case_parties p join asked on asked.id = p.case_id where p.deleted_at is null)
    select
      array(select name from sides union select unnest(representatives) from sides) as names,
      array(select client_id from asked where client_id is not null
        union select client_id from sides where client_id is not null) as "clientIds",
      array(select case_number from asked union select docket_number from asked where docket_number is not null
        union select external_id from asked where external_id is not null) as numbers`.execute(db)
  return rows[0] as NamesOfCases
}
