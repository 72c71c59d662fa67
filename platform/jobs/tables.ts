/**
 * Columns of pg-boss that are read here, and columns of the tables that the platform adds. The rest belongs to the
 * library.
 */
import type { Generated } from 'kysely'
import type { Instant, Json, NullableInstant } from '../database/index.ts'

interface JobTable {
  id: Generated<string>
  name: string
  data: Json<Envelope>
  state: Generated<'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'>
  created_on: Instant
  started_on: NullableInstant
  completed_on: NullableInstant
  retry_count: Generated<number>
  source_name: string | null
  source_id: string | null
  source_created_on: NullableInstant
  source_retry_count: number | null
  source_output: Json<{ message?: string } | null>
}

export interface JobProgressTable {
  job_id: string
  company_id: string | null
  done: number
  total: number
  at: Instant
}

export interface JobTables {
  'jobs.job': JobTable
  job_progress: JobProgressTable
}

/** The envelope of a job: its payload, and the office and person who caused it. */
export interface Envelope {
  input: Record<string, unknown>
  actorId?: string
  officeId?: string
  requestId?: string
}
