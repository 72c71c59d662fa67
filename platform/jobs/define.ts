/** The definition of a job: a plain value in a domain's `server/jobs.ts`, as a row of the contract is for a call. */
import type { z } from 'zod'

export interface JobRule {
  /** Only ids: staff can read it when the job fails, and backups contain it. */
  payload: z.ZodObject
  /** The scope that it may touch: the office that caused it, or the system. */
  scope: 'office' | 'system'
  /** The times at which it runs by itself: minute, hour, day, month and weekday (cron) in the time of Istanbul. */
  timetable?: string
  /** No second job with the same key (or both without a key) is added while one is waiting. */
  single?: true
  /** Rows of the contract whose cached answers are stale after the job has written for an office. */
  renews?: readonly string[]
  /** The number of retries, and the seconds before the first retry; the pause doubles each time. */
  retry?: { times: number; firstPause: number; longestPause: number }
  /** The number of such jobs that one process does concurrently. */
  lanes?: number
  /** Seconds between two checks for retries that are due. New jobs are announced and need no check. */
  lookEvery?: number
  /** Seconds after which an unfinished one is tried again. */
  longest?: number
}

export interface Job extends JobRule {
  name: string
}

export type Payload<J extends Job> = z.output<J['payload']>

export const defineJobs = <const Rules extends Record<string, JobRule>>(rules: Rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { ...rule, name }])) as {
    [Name in keyof Rules & string]: Rules[Name] & { name: Name }
  }

/** The queue of jobs that failed at their last try. */
export const deadLetters = 'dead-letters'

const keptDays = { dead: 30, done: 1, waiting: 30 } as const
const daySeconds = 86_400

/** The settings of a job's queue, by the names that pg-boss uses. */
export const queueOf = ({ single, retry, longest = 900 }: Job, heartbeat: number) => ({
  policy: single ? 'short' : 'standard',
  retryLimit: retry?.times ?? 5,
  retryDelay: retry?.firstPause ?? 30,
  retryBackoff: true,
  retryDelayMax: retry?.longestPause ?? 3_600,
  expireInSeconds: longest,
  heartbeatSeconds: heartbeat,
  retentionSeconds: keptDays.waiting * daySeconds,
  deleteAfterSeconds: keptDays.done * daySeconds,
  deadLetter: deadLetters,
  notify: true,
})

export const deadQueue = { policy: 'standard', retentionSeconds: keptDays.dead * daySeconds } as const

/** Seconds without a heartbeat after which a job is taken from its worker. */
export const heartbeatSeconds = 30
