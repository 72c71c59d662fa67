/** How many open cases the clients of an office have, for the list of clients. */
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { roleLevel } from '../../../access.ts'
import { isOfReadableCase, isOneOfReadableCase } from '../../rights/store/readable.ts'

/**
 * A query of `client_id` and `open_cases`: of the cases that the caller may read, those that are not closed and have the
 * client as their client or as a party, each once. `among` is a query of the ids of few clients; without it all are
 * counted. Undefined for somebody who may not read cases.
 */
export function openCasesByClient(
  caller: Caller,
  among?: RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  if (roleLevel(caller.roles) === 'none') return undefined
  const { officeId } = caller
  const isChosen = (clientId: RawBuilder<unknown>) => (among ? sql`and ${clientId} in (${among})` : sql``)
  const isReadable = (among ? isOneOfReadableCase : isOfReadableCase)(caller, sql`c.id`)
  const isOpen = sql`c.company_id = ${officeId} and c.state is distinct from 'closed' and ${isReadable}`
  return sql`
    select linked.client_id, count(*) as open_cases from (
      select c.client_id, c.id from cases c
      where ${isOpen} and c.deleted_at is null and c.client_id is not null ${isChosen(sql`c.client_id`)}
      union
      select p.client_id, p.case_id from case_parties p join cases c on c.id = p.case_id
      where ${isOpen} and p.deleted_at is null and p.client_id is not null ${isChosen(sql`p.client_id`)}
    ) as linked group by linked.client_id`
}
