/** Decisions that were added to cases. */
import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../call.ts'
import type { CaseTables } from '../tables.ts'

export type LinkRow = Selectable<CaseTables['case_decisions']>

export const listLinks = ({ db }: Tx, caseId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('case_decisions')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('position', 'desc')
    .execute()

/** Whether the decision was added now; if not, the case already had it. */
export async function insertLink(
  { db }: Tx,
  row: Insertable<CaseTables['case_decisions']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('case_decisions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function countLinks({ db }: Tx, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('case_decisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return count
}

/** The removed row; undefined if the case does not have the decision. */
export const deleteLink = ({ db }: Tx, caseId: string, decisionId: string): Promise<LinkRow | undefined> =>
  db
    .deleteFrom('case_decisions')
    .where('case_id', '=', caseId)
    .where('decision_id', '=', decisionId)
    .returningAll()
    .executeTakeFirst()
