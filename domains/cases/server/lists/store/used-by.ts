/** Cases that have a client or a decision: those that the caller may read, and the number of the others. */
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { managesAllCases } from '../../../access.ts'
import type { CaseState } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import { idsOfClient } from '../../case/store/cases.ts'

interface UsingCase {
  caseId: string
  caseNumber: string
  displayTitle: string
  state: CaseState | null
}

interface Using<Case> {
  open: Case[]
  hidden: number
}

const noRoles = sql`null::text[]`

/** `roles`: what the client is in each case; empty where it is only the client of the case. */
export const casesOfClient = (tx: Tx, caller: Caller, clientId: string) =>
  using<UsingCase & { roles: string[] | null }>(tx, caller, {
    ids: idsOfClient(clientId),
    roles: sql`(select array_agg(p.role order by p.position) from case_parties p
      where p.case_id = c.id and p.client_id = ${clientId} and p.deleted_at is null)`,
  })

export const casesWithDecision = (tx: Tx, caller: Caller, decisionId: string) =>
  using<UsingCase>(tx, caller, {
    ids: sql`select case_id from case_decisions
      where company_id = ${caller.officeId} and decision_id = ${decisionId}`,
    roles: noRoles,
  })

interface Wanted {
  ids: RawBuilder<unknown>
  roles: RawBuilder<unknown>
}

async function using<Case>({ db }: Tx, caller: Caller, { ids, roles }: Wanted): Promise<Using<Case>> {
  const { officeId, userId } = caller
  const { rows } = await sql<UsingCase & { may_read: boolean; roles: string[] | null }>`
    select c.id as "caseId", c.case_number as "caseNumber", c.display_title as "displayTitle", c.state,
      ${roles} as roles,
      ${managesAllCases(caller.roles)} or exists (select from case_rights r where r.company_id = ${officeId}
        and r.user_id = ${userId} and r.case_id = c.id and r.may_read) as may_read
    from cases c
    where c.company_id = ${officeId} and c.deleted_at is null and c.id in (${ids})
    order by c.changed_at desc, c.id`.execute(db)
  const open = rows.filter(({ may_read }) => may_read).map(({ may_read: _, ...one }) => one as Case)
  return { open, hidden: rows.length - open.length }
}
