import type { Pool } from 'pg'

/**
 * For two calls whose order is fixed: the outcome of work that is begun now, once it is over or waits for a lock that
 * somebody holds.
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
  while (!isOver && !(await somebodyWaits(pool))) await new Promise(setImmediate)
  return { outcome }
}

async function somebodyWaits(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  )
  return rows.length > 0
}
