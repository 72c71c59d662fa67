/** Solutions of the human check that were presented. */
import type { Tx } from '../call.ts'

/** Whether the solution is presented for the first time; of two concurrent calls only one succeeds. */
export async function spendSolution({ db }: Tx, solution: string, until: Date): Promise<boolean> {
  const kept = await db
    .insertInto('used_human_checks')
    .values({ solution, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('solution')
    .executeTakeFirst()
  return kept !== undefined
}

export async function deleteOldSolutions({ db, clock }: Tx): Promise<number> {
  const old = db.deleteFrom('used_human_checks').where('expires_at', '<', clock.now().toISOString())
  return Number((await old.executeTakeFirstOrThrow()).numDeletedRows)
}
