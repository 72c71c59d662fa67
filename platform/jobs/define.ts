/** What a job is: a plain value in a domain's `server/jobs.ts`, as a row of the contract is for a call. */
import type { z } from 'zod'

export interface JobRule {
  /** Ids alone: staff reads it when the job fails, and it lies in backups. */
  payload: z.ZodObject
  /** Whose rows it may touch: those of the office that caused it, or those of the system. */
  scope: 'office' | 'system'
  /** Minute, hour, day, month and weekday in the time of Istanbul, at which it runs without being asked for. */
  timetable?: string
  /** None is added while one with the same key, or without any, still waits. */
  single?: true
  /** How often a failed one is tried again, and the seconds between; the pause doubles each time. */
  retry?: { times: number; firstPause: number; longestPause: number }
  /** How many of them one process does at the same time. */
  lanes?: number
  /** Seconds between two looks for what is due again after a failure. New ones are announced and need no look. */
  lookEvery?: number
  /** Seconds after which one that has come to no end is tried again. */
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

/** Where a job lies once it was tried in vain for the last time. */
export const deadLetters = 'dead-letters'

const keptDays = { dead: 30, done: 1, waiting: 30 } as const
const daySeconds = 86_400

/** The settings of the queue of a job, by the names that pg-boss gives them. */
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

/** Seconds without a sign of life after which a job is taken from its worker. */
export const heartbeatSeconds = 30
