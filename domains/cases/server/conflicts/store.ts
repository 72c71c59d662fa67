/** What a check for conflicts has to know of the parties that it found. */
import type { Caller } from '@mizan/platform/contract'
import { sql } from 'kysely'
import type { CasePermission } from '../../access.ts'
import type { Tx } from '../call.ts'

interface FoundParty {
  id: string
  role: string
  client_id: string | null
  case_id: string
  case_number: string
  display_title: string
  assignee_id: string | null
  created_by: string
  granted: CasePermission | null
  is_assignee: boolean | null
  /** The roles that clients have in the case. */
  our_roles: string[] | null
}

/** Those of deleted cases are left out. */
export async function listFoundParties(
  { db }: Tx,
  { officeId, userId }: Caller,
  ids: readonly string[],
): Promise<FoundParty[]> {
  const { rows } = await sql<FoundParty>`
    select p.id, p.role, p.client_id, c.id as case_id, c.case_number, c.display_title, c.assignee_id,
      c.created_by, r.granted, r.is_assignee,
      (select array_agg(distinct o.role) from case_parties o
        where o.case_id = c.id and o.client_id is not null and o.deleted_at is null) as our_roles
    from case_parties p
    join cases c on c.id = p.case_id
    left join case_rights r on r.case_id = c.id and r.user_id = ${userId} and r.company_id = ${officeId}
    where p.id = any(${[...ids]}) and p.company_id = ${officeId} and p.deleted_at is null
      and c.deleted_at is null`.execute(db)
  return rows
}
