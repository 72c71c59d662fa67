/** Work of this domain without a call. */
import { type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { expireDocuments } from './expire.ts'
import { jobs } from './job-rules.ts'
import type { DocumentParts } from './parts.ts'

export const documentJobs = (parts: DocumentParts): JobDesk =>
  jobDesk(jobs, { 'documents.expire': repeatable(expireDocuments) }, parts)
