/** Which cases somebody may read, for those who look for things of cases outside of the database. */
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import { managesAllCases } from '../../access.ts'
import { ownRights } from './readable.ts'

/** These cases or, with `isExcept`, all others of the office. */
export interface CaseIds {
  ids: readonly string[]
  isExcept: boolean
}

const between = ' '

/** In one value instead of one row for each, of which there may be tens of thousands. */
export async function readableCaseIds(
  { db }: Transaction,
  { officeId, userId, roles }: Pick<Caller, 'officeId' | 'userId' | 'roles'>,
): Promise<CaseIds> {
  const isExcept = managesAllCases(roles)
  const some = isExcept
    ? sql`select gone.id from cases gone where gone.company_id = ${officeId} and gone.deleted_at is not null`
    : sql`select r.case_id from case_rights r where ${ownRights({ officeId, userId })}`
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(asked.id, ${between}) as ids from (${some}) as asked (id)`.execute(db)
  return { ids: rows[0]?.ids?.split(between) ?? [], isExcept }
}
