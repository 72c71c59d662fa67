/** Who follows a task. */
import type { Tx } from '../../call.ts'

interface Follower {
  officeId: string
  caseTaskId: string
  userId: string
}

export const isTaskFollower = async ({ db }: Tx, { caseTaskId, userId }: Follower): Promise<boolean> =>
  (await db
    .selectFrom('case_task_followers')
    .select('user_id')
    .where('task_id', '=', caseTaskId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

export async function addTaskFollower(
  { db, clock }: Tx,
  { officeId, caseTaskId, userId }: Follower,
): Promise<void> {
  const row = { company_id: officeId, task_id: caseTaskId, user_id: userId, since: clock.now() }
  await db
    .insertInto('case_task_followers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeTaskFollower({ db }: Tx, { caseTaskId, userId }: Follower): Promise<void> {
  await db
    .deleteFrom('case_task_followers')
    .where('task_id', '=', caseTaskId)
    .where('user_id', '=', userId)
    .execute()
}
