/** What cases say about people: who was given which right, and who is the assignee. */
import { type CaseGrant, type CasePermission, noGrant } from '../../../access.ts'
import type { Tx } from '../../call.ts'

interface OfCase {
  officeId: string
  caseId: string
}

export const listRights = ({ db }: Tx, caseId: string) =>
  db
    .selectFrom('case_rights')
    .select(['user_id', 'granted', 'is_assignee'])
    .where('case_id', '=', caseId)
    .execute()

export type RightRow = Awaited<ReturnType<typeof listRights>>[number]

/** What the case says about one person. */
export async function grantOf(
  { db }: Tx,
  { officeId, caseId, userId }: OfCase & { userId: string },
): Promise<CaseGrant> {
  const kept = await db
    .selectFrom('case_rights')
    .select(['granted', 'is_assignee as isAssignee'])
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  return kept ?? noGrant
}

export async function grant(
  { db }: Tx,
  { officeId, caseId }: OfCase,
  grants: readonly { userId: string; permission: CasePermission }[],
): Promise<void> {
  const owner = { company_id: officeId, case_id: caseId }
  const rows = grants.map(({ userId, permission }) => ({ ...owner, user_id: userId, granted: permission }))
  await db
    .insertInto('case_rights')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id', 'case_id'])
        .doUpdateSet(({ ref }) => ({ granted: ref('excluded.granted') })),
    )
    .execute()
}

/** Rights of new cases: the creator may write, the assignee reads. */
export async function openNewCases(
  { db }: Tx,
  { officeId, creator }: { officeId: string; creator: string },
  cases: readonly { id: string; assignee_id: string | null }[],
): Promise<void> {
  const rows = cases.flatMap(({ id: case_id, assignee_id }) => {
    const own = { company_id: officeId, case_id }
    const first = {
      ...own,
      user_id: creator,
      granted: 'write' as const,
      is_assignee: assignee_id === creator,
    }
    if (assignee_id === null || assignee_id === creator) return [first]
    return [first, { ...own, user_id: assignee_id, granted: 'none' as const, is_assignee: true }]
  })
  await db.insertInto('case_rights').values(rows).execute()
}

/** Makes one person the assignee, or nobody. */
export async function assign({ db }: Tx, { officeId, caseId }: OfCase, userId: string | null): Promise<void> {
  const former = db.updateTable('case_rights').set({ is_assignee: false }).where('case_id', '=', caseId)
  await former.where('is_assignee', '=', true).execute()
  if (userId === null) return
  const row = { company_id: officeId, case_id: caseId, user_id: userId, is_assignee: true }
  await db
    .insertInto('case_rights')
    .values({ ...row, granted: 'none' })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'case_id']).doUpdateSet({ is_assignee: true }),
    )
    .execute()
}
