/**
 * A worker's claim on a job that it has taken. Both functions work only while the claim holds; each try has a new
 * claim.
 */
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

/** Ends the job in the transaction of its writes. Returns whether the claim held. */
export async function endJob(db: AnyDatabase, name: string, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await held(db, name, claim)
    .set({ state: 'completed', completed_on: sql<string>`jobs.job_now()` })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** PostgreSQL's code for a value that another row already has. */
const UNIQUE_VIOLATION = '23505'

/**
 * Returns the job to the queue without counting a try, for a little later: until then nobody else can hold it with
 * the same number of tries, by which the library recognises the worker that has just let go. If the job is a single
 * one and the next is already waiting, this one is ended.
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
