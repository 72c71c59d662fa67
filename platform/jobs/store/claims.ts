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

/** Gives it back untried. */
export async function releaseJob(db: AnyDatabase, name: string, claim: Claim): Promise<void> {
  await held(db, name, claim).set({ state: 'created', started_on: null }).execute()
}
