/** Who could be told of a change of a case, with what the case says about each; not yet whether their roles open it. */
import { type RawBuilder, sql } from 'kysely'
import type { CaseGrant, CasePermission } from '../../../access.ts'
import type { Audience } from '../../../rules/telling.ts'
import type { Tx } from '../../call.ts'

interface Asked {
  officeId: string
  caseId: string
  audience: Audience
  taskId: string | null
  /** People who are asked about besides. */
  named: readonly string[]
  /** Who made the change, and needs not be told. */
  without: string | null
}

export interface Concerned extends CaseGrant {
  userId: string
}

export async function listConcerned(
  { db }: Tx,
  { officeId, caseId, named, without, ...asked }: Asked,
): Promise<Concerned[]> {
  const sources = [sql`select unnest(${named}::text[]) as user_id`, ...sourcesOf({ caseId, ...asked })]
  const { rows } = await sql<{
    user_id: string
    granted: CasePermission | null
    is_assignee: boolean | null
  }>`
    select p.user_id, r.granted, r.is_assignee
    from (${sql.join(sources, sql` union `)}) as p
    left join case_rights r on r.company_id = ${officeId} and r.user_id = p.user_id and r.case_id = ${caseId}
    where p.user_id is not null and p.user_id is distinct from ${without}::text`.execute(db)
  return rows.map(({ user_id, granted, is_assignee }) => ({
    userId: user_id,
    granted: granted ?? 'none',
    isAssignee: is_assignee ?? false,
  }))
}

function sourcesOf({
  caseId,
  audience,
  taskId,
}: Pick<Asked, 'caseId' | 'audience' | 'taskId'>): RawBuilder<unknown>[] {
  const ofCase = [
    sql`select assignee_id from cases where id = ${caseId}`,
    sql`select user_id from case_followers where case_id = ${caseId}`,
  ]
  const ofTask = [
    sql`select unnest(array[assignee_id, created_by]) from case_tasks where id = ${taskId}`,
    sql`select user_id from case_task_followers where task_id = ${taskId}`,
  ]
  const writers = sql`select user_id from case_rights where case_id = ${caseId} and granted = 'write'`
  const confirmers = [...ofCase, writers]
  const all = { nobody: [], case: ofCase, task: ofTask, confirmers, witnesses: confirmers, writers: ofCase }
  return all[audience]
}
