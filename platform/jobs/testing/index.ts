/** Jobs on a database of their own, with a clock that the test moves; everything is cleaned up after the test. */
import type { TestContext } from 'node:test'
import { callsOn } from '../../call/index.ts'
import { openTestDatabase } from '../../database/testing/index.ts'
import { createLog, type Log } from '../../log/index.ts'
import type { JobDesk } from '../index.ts'
import { type JobRunner, type JobRunnerOptions, startJobs } from '../runner.ts'

const quick = { heartbeat: 10, supervise: 1, timetable: 1 } as const

export async function openTestJobs(t: TestContext) {
  const database = await openTestDatabase()
  let shift = 0
  const clock = { now: () => new Date(Date.now() + shift) }
  const call = database.call({ clock })
  const calls = callsOn(database.kysely, clock)
  const { connectionString } = database
  const runners: JobRunner[] = []
  const start = async (
    desks: readonly JobDesk[],
    more: Partial<JobRunnerOptions> = {},
    log: Log = silent,
  ) => {
    const runner = await startJobs({ connectionString, calls, desks, log, pace: quick, ...more })
    runners.push(runner)
    return runner
  }
  const jobs = async () => (await database.pool.query<JobState>(listing)).rows
  /** Ends the pause after a failure, or after a worker let a job go. */
  const hasten = () => database.pool.query(hastening)
  const later = (ms: number) => {
    shift += ms
  }
  t.after(async () => {
    await Promise.all(runners.map((runner) => runner.close(1_000)))
    await database.close()
  })
  return { database, call, calls, start, jobs, hasten, later }
}

export interface JobState {
  id: string
  name: string
  state: string
  tries: number
  pause: number
  data: unknown
  output: unknown
}

const listing = `
  select id, name, state::text, retry_count as tries, data, coalesce(source_output, output) as output,
         extract(epoch from start_after - now())::float8 as pause
  from jobs.job where not starts_with(name, '__pgboss') order by created_on, id`

const hastening = `
  with due as (update jobs.job set start_after = now() where state in ('retry', 'created') returning name)
  select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name) from due`

const silent = createLog({ level: 'silent' })
