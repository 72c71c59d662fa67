/**
 * Runs the jobs of this process: each lane takes one at a time, PostgreSQL announces new ones, failed ones are
 * retried after growing pauses, and one of all processes keeps the timetables. pg-boss does all of this; see decision
 * 036.
 */
import { PgBoss } from 'pg-boss'
import type { Calls } from '../call/index.ts'
import { APPLICATION_NAME } from '../database/connect.ts'
import type { Log } from '../log/index.ts'
import { type Attempt, attemptOf } from './attempt.ts'
import { deadLetters, deadQueue, heartbeatSeconds, queueOf } from './define.ts'
import type { Duty, JobDesk } from './desk.ts'
import { enter } from './presence.ts'
import { freeOrphans } from './store/orphans.ts'

export interface JobRunner {
  /** Takes no further job, tells the running ones to end, and waits at most `graceMs` for them. */
  close(graceMs?: number): Promise<void>
}

export interface JobRunnerOptions {
  connectionString: string
  calls: Calls
  desks: readonly JobDesk[]
  log: Log
  /**
   * The interval in which the jobs of a killed process are noticed, and that in which timetables are checked, in
   * seconds.
   */
  pace?: { heartbeat: number; supervise: number; timetable: number }
}

const calm = { heartbeat: heartbeatSeconds, supervise: 30, timetable: 30 } as const
const hourSeconds = 3_600
const zone = 'Europe/Istanbul'
/** The default for a job without `lookEvery`: new jobs are announced, so only retries have to be looked for. */
const lookEverySeconds = 30

export async function startJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { desks, log, pace = calm } = options
  const boss = openBoss(options.connectionString, pace)
  boss.on('error', (err) => log.warn({ err }, 'the jobs could not be looked at'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  const stop = new AbortController()
  const duties = desks.flat()
  const presence = await enter(options, freeOrphans)
  const close = async (graceMs = 5_000) => {
    stop.abort()
    await boss.stop({ timeout: graceMs })
    await presence.leave()
  }
  try {
    await boss.start()
    await makeQueues(boss, duties, pace.heartbeat)
    await keepTimetables(boss, duties)
    for (const duty of duties) await openLanes(boss, duty, attemptOf(duty, options, stop.signal))
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

/** Its tables are our own migration, so that a backup includes them; the library itself must not change them. */
const openBoss = (connectionString: string, pace: typeof calm | NonNullable<JobRunnerOptions['pace']>) =>
  new PgBoss({
    connectionString,
    schema: 'jobs',
    migrate: false,
    max: 3,
    application_name: APPLICATION_NAME,
    options: '-c TimeZone=UTC -c statement_timeout=30000 -c jit=off',
    useListenNotify: true,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
    cronMonitorIntervalSeconds: pace.timetable,
    cronWorkerIntervalSeconds: pace.timetable,
    maintenanceIntervalSeconds: hourSeconds,
    flowIntervalSeconds: hourSeconds,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  })

/** The settings in the code apply, even if an earlier version made the queue. */
async function makeQueues(boss: PgBoss, duties: readonly Duty[], heartbeat: number): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters, deadQueue)
  await Promise.all(
    duties.map(async ({ job }) => {
      const { policy, ...settings } = queueOf(job, heartbeat)
      const queue = known.get(job.name)
      if (!queue) return boss.createQueue(job.name, { policy, ...settings })
      const differs = Object.entries(settings).some(([key, value]) => queue[key as 'notify'] !== value)
      if (differs) await boss.updateQueue(job.name, settings)
    }),
  )
}

/** One run makes up for all times that passed while no server ran. */
async function keepTimetables(boss: PgBoss, duties: readonly Duty[]): Promise<void> {
  const wanted = duties.filter(({ job }) => job.timetable)
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  const names = new Set(wanted.map(({ job }) => job.name))
  await Promise.all([...known.keys()].filter((name) => !names.has(name)).map((name) => boss.unschedule(name)))
  await Promise.all(
    wanted
      .filter(
        ({ job }) => known.get(job.name)?.cron !== job.timetable || known.get(job.name)?.timezone !== zone,
      )
      .map(({ job }) =>
        boss.schedule(job.name, job.timetable as string, { input: {} }, { tz: zone, missed: 'once' }),
      ),
  )
}

/**
 * A lane that has done a job looks for the next at once and wakes its neighbour, so that all lanes soon work on a
 * long queue. The first lane also checks now and then for retries that are due.
 */
async function openLanes(boss: PgBoss, { job }: Duty, attempt: Attempt): Promise<void> {
  const ids: string[] = []
  const count = job.lanes ?? 1
  for (let lane = 0; lane < count; lane += 1) {
    const lookEvery = lane === 0 ? (job.lookEvery ?? lookEverySeconds) : lookEverySeconds
    const timing = { notifyPollingIntervalSeconds: lookEvery, pollingIntervalSeconds: Math.min(lookEvery, 2) }
    ids[lane] = await boss.work<object>(job.name, { batchSize: 1, ...timing }, async ([taken]) => {
      try {
        if (taken) await attempt(taken)
      } finally {
        for (const next of new Set([lane, (lane + 1) % count])) boss.notifyWorker(ids[next] ?? '')
      }
    })
  }
}
