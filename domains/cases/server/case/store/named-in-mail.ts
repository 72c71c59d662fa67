/** Cases of an office that a mail could be about, and which of them somebody may write. */
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import { managesAllCases, roleLevel } from '../../../access.ts'
import { numberKey } from '../../../rules/number.ts'
import { idsOfClient } from './cases.ts'

/**
 * Those that have one of these numbers, as the office counts them or as the court does; `2024/123` stands in
 * `2024/123 E.` too. Closed ones come last.
 */
export async function casesWithNumbers(
  { db }: Transaction,
  officeId: string,
  { numbers, most }: { numbers: readonly string[]; most: number },
): Promise<string[]> {
  if (numbers.length === 0) return []
  const wanted = sql`any(${numbers.map(numberKey)}::text[])`
  const { rows } = await sql<{ id: string }>`
    select id from cases where company_id = ${officeId} and deleted_at is null
      and (number_key = ${wanted} or exists (
        select from regexp_matches(docket_number, '(?:^|[^0-9/])((?:19|20)[0-9]{2})\\s?/\\s?0*([0-9]{1,7})(?![0-9/])', 'g')
          as found (parts) where parts[1] || '/' || parts[2] = ${wanted}))
    order by (state = 'closed') is true, changed_at desc, id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Open cases that have one of these clients, or have them as a party. */
export async function openCasesOfClients(
  { db }: Transaction,
  officeId: string,
  { clientIds, most }: { clientIds: readonly string[]; most: number },
): Promise<string[]> {
  if (clientIds.length === 0) return []
  const ofClients = sql.join(
    clientIds.map((id) => idsOfClient(id)),
    sql` union `,
  )
  const { rows } = await sql<{ id: string }>`
    select id from cases where company_id = ${officeId} and deleted_at is null
      and state is distinct from 'closed' and id in (${ofClients})
    order by changed_at desc, id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether the caller may write the case with this id; not so for one that was deleted. */
export function isOneOfWritableCase(
  { officeId, userId, roles }: Pick<Caller, 'officeId' | 'userId' | 'roles'>,
  caseId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (roleLevel(roles) !== 'write') return sql<boolean>`false`
  const isKept = sql<boolean>`(exists (
    select from cases kept where kept.id = ${caseId} and kept.company_id = ${officeId} and kept.deleted_at is null) is true)`
  if (managesAllCases(roles)) return isKept
  return sql`(${isKept} and (exists (
    select from case_rights r where r.company_id = ${officeId} and r.user_id = ${userId}
      and r.case_id = ${caseId} and r.granted = 'write')) is true)`
}
