/** A worker's claim on a job it has taken. Both count only while the claim holds, which each try has anew. */
import { sql } from 'kysely'
import { type AnyDatabase, withTables } from '../../database/index.ts'
import type { JobTables } from '../tables.ts'

interface Claim {
  id: string
  retryCount: number
}

const held = (db: AnyDatabase, name: string, { id, retryCount }: Claim) =>
  withTables<JobTables>(db)
    .updateTable('jobs.job')
    .where('name', '=', name)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('retry_count', '=', retryCount)

/** Ends it in the transaction of what it wrote. Gives whether the claim held. */
export async function endJob(db: AnyDatabase, name: string, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await held(db, name, claim)
    .set({ state: 'completed', completed_on: sql<string>`jobs.job_now()` })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How PostgreSQL calls a value that another row has already. */
const UNIQUE_VIOLATION = '23505'

/**
 * Gives it back untried, for a little later: until then nobody else can hold it with the same number of tries, which is
 * how the library recognises the worker that has just let go. Of a single job the next one may wait already; then this
 * one has nothing left to do.
 */
export async function releaseJob(db: AnyDatabase, name: string, claim: Claim): Promise<void> {
  const later = { start_after: sql<string>`jobs.job_now() + interval '5 s'`, started_on: null }
  await held(db, name, claim)
    .set({ state: 'created', ...later })
    .execute()
    .catch(async (error: { code?: string }) => {
      if (error.code !== UNIQUE_VIOLATION) throw error
      await endJob(db, name, claim)
    })
}
