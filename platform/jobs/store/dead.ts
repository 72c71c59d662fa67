/**
 * Jobs as staff sees them: those that failed at their last try, the number that wait, and the progress of running
 * ones.
 */
import { sql } from 'kysely'
import { type AnyDatabase, type Transaction, withTables } from '../../database/index.ts'
import { deadLetters } from '../define.ts'
import type { JobTables } from '../tables.ts'
import { channel } from './waiting.ts'

export interface DeadJob {
  id: string
  job: string
  queuedAt: string
  failedAt: string
  attempts: number
  error: string
}

const jobsOf = (db: AnyDatabase) => withTables<JobTables>(db).selectFrom('jobs.job')
/** Queues of the library itself are not listed. */
const ofProduct = sql<boolean>`name in (select name from jobs.queue where dead_letter is not null)`

/** The newest first. */
export async function pageOfDead(
  { db }: Transaction,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ items: DeadJob[]; total: number }> {
  const dead = jobsOf(db).where('name', '=', deadLetters)
  const { total } = await dead.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await dead
    .select(['id', 'source_name', 'source_created_on', 'created_on', 'source_retry_count', 'source_output'])
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    job: row.source_name ?? '',
    queuedAt: row.source_created_on ?? row.created_on,
    failedAt: row.created_on,
    attempts: (row.source_retry_count ?? 0) + 1,
    error: row.source_output?.message ?? '',
  }))
  return { items, total }
}

export interface ActiveJob {
  id: string
  job: string
  startedAt: string
  done: number | null
  total: number | null
}

const mostShown = 50

/** The longest running first. */
export const activeJobs = ({ db }: Transaction): Promise<ActiveJob[]> =>
  jobsOf(db)
    .leftJoin('job_progress', (join) => join.on(sql<boolean>`job_progress.job_id = "jobs"."job".id::text`))
    .select([
      'jobs.job.id as id',
      'name as job',
      sql<string>`coalesce(started_on, created_on)`.as('startedAt'),
      'done',
      'total',
    ])
    .where('state', '=', 'active')
    .where(ofProduct)
    .orderBy('started_on')
    .limit(mostShown)
    .execute()

export async function countWaiting({ db }: Transaction): Promise<number> {
  const { count } = await jobsOf(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['created', 'retry'])
    .where(ofProduct)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Puts a dead job back into its queue, with all its tries. Returns its name; nothing if there is no such job or it
 * cannot be put back, because the program no longer has this kind of job or because it is a single job and the next
 * one is already waiting.
 */
export async function reviveJob({ db }: Transaction, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ job: string }>`
    with dead as (
      select * from jobs.job where name = ${deadLetters} and id::text = ${id} for update
    ), added as (
      insert into jobs.job (name, data, created_on, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
      select queue.name, dead.data, coalesce(dead.source_created_on, dead.created_on), queue.policy, queue.retry_limit,
        queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds, queue.deletion_seconds,
        jobs.job_now() + queue.retention_seconds * interval '1s', queue.dead_letter, queue.heartbeat_seconds
      from dead join jobs.queue on queue.name = dead.source_name
      on conflict do nothing
      returning name
    ), gone as (
      delete from jobs.job where name = ${deadLetters} and id::text = ${id} and exists (select from added)
    ), told as (select pg_notify(${channel}, name) from added)
    select name as job from added where (select count(*) from told) >= 0`.execute(db)
  return rows[0]?.job
}

/** Returns the name of the job; undefined if there is none. */
export async function discardJob({ db }: Transaction, id: string): Promise<string | undefined> {
  const gone = await withTables<JobTables>(db)
    .deleteFrom('jobs.job')
    .where('name', '=', deadLetters)
    .where(sql<boolean>`id::text = ${id}`)
    .returning('source_name')
    .executeTakeFirst()
  return gone?.source_name ?? undefined
}
