/** Has the texts of an office read that wait for it. What nobody announces is read within a minute. */
import type { Transaction } from '@mizan/platform/database'
import { enqueueJob } from '@mizan/platform/jobs'
import { jobs } from '../job-rules.ts'

export async function wantTexts(tx: Transaction, officeId: string): Promise<void> {
  await enqueueJob(tx, jobs['documents.readTexts'], { officeId }, { key: officeId })
}
