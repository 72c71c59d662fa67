/** The progress of a job, for screens. */
import { type Transaction, withTables } from '../../database/index.ts'
import type { JobTables } from '../tables.ts'

interface Progress {
  id: string
  officeId: string | undefined
  done: number
  total: number
}

export async function saveProgress(
  { db, clock }: Transaction,
  { id, officeId, done, total }: Progress,
): Promise<void> {
  await withTables<JobTables>(db)
    .insertInto('job_progress')
    .values({ job_id: id, company_id: officeId ?? null, done, total, at: clock.now() })
    .onConflict((same) => same.column('job_id').doUpdateSet({ done, total, at: clock.now() }))
    .execute()
}

/** The progress for the office that caused the job; none until the job has reported any. */
export const progressOf = (
  tx: Transaction,
  jobId: string,
): Promise<{ done: number; total: number; at: string } | undefined> =>
  withTables<JobTables>(tx.db)
    .selectFrom('job_progress')
    .select(['done', 'total', 'at'])
    .where('job_id', '=', jobId)
    .executeTakeFirst()

export async function forgetProgress(tx: Transaction, before: Date): Promise<void> {
  await withTables<JobTables>(tx.db)
    .deleteFrom('job_progress')
    .where('at', '<', before.toISOString())
    .execute()
}
