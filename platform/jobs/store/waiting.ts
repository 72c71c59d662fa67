/** Adds jobs. The library would need a running worker for that, while code that adds a job has only a transaction. */
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/index.ts'
import { heartbeatSeconds, type Job, queueOf } from '../define.ts'
import type { Envelope } from '../tables.ts'

/** The channel on which pg-boss is notified of new jobs in the schema `jobs`. */
export const channel = sql`('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24))`

export interface NewJob {
  id: string
  data: Envelope
  after?: Date
  key?: string
  beside?: RawBuilder<unknown>
}

/** Same as `send` of pg-boss; a test compares the two. Creates the queue if no worker has run yet. */
export async function insertJob(
  { db }: Transaction,
  job: Job,
  { id, data, after, key, beside }: NewJob,
): Promise<boolean> {
  const queue = queueOf(job, heartbeatSeconds)
  const startAfter = sql`coalesce(${after?.toISOString() ?? null}::timestamptz, jobs.job_now())`
  const { rows } = await sql`
    with made as (
      insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        retention_seconds, deletion_seconds, dead_letter, partition, table_name, heartbeat_seconds, notify)
      values (${job.name}, ${queue.policy}, ${queue.retryLimit}, ${queue.retryDelay}, true, ${queue.retryDelayMax},
        ${queue.expireInSeconds}, ${queue.retentionSeconds}, ${queue.deleteAfterSeconds}, ${queue.deadLetter}, false,
        'job_common', ${queue.heartbeatSeconds}, true)
      on conflict do nothing
    ), added as (
      insert into jobs.job (id, name, data, start_after, created_on, singleton_key, policy, retry_limit, retry_delay,
        retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
      values (${id}, ${job.name}, ${JSON.stringify(data)}, ${startAfter}, jobs.job_now(), ${key ?? null},
        ${queue.policy}, ${queue.retryLimit}, ${queue.retryDelay}, true, ${queue.retryDelayMax},
        ${queue.expireInSeconds}, ${queue.deleteAfterSeconds},
        ${startAfter} + ${queue.retentionSeconds}::int * interval '1s', ${queue.deadLetter}, ${queue.heartbeatSeconds})
      on conflict do nothing
      returning id, start_after
    ), told as (
      select pg_notify(${channel}, ${job.name}::text) from added where start_after <= jobs.job_now()
    )${beside ? sql`, beside as (${beside})` : sql``}
    select id from added where (select count(*) from told) >= 0`.execute(db)
  return rows.length > 0
}
