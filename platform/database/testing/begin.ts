/** Waits for work that may be blocked by a lock, for tests of concurrent calls. */
import type { Pool } from 'pg'

/**
 * Begins the work of one of two calls that run in a fixed order, and resolves once it has ended or waits for a lock.
 * `outcome` is its result.
 */
export async function begun<Result>(
  { pool }: { pool: Pool },
  work: Promise<Result>,
): Promise<{ outcome: Promise<PromiseSettledResult<Result>> }> {
  let isOver = false
  const outcome = Promise.allSettled([work]).then(([one]) => {
    isOver = true
    return one
  })
  while (!isOver && (await waitingForLocks({ pool })) === 0) await new Promise(setImmediate)
  return { outcome }
}

/** The number of transactions that wait for a lock. */
export async function waitingForLocks({ pool }: { pool: Pool }): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  )
  return rows.length
}
