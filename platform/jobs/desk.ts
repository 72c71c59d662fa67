/** Which job is done by what. A job without a function does not compile. */
import type { DataContext, TransactionContext } from '../database/index.ts'
import type { Job, Payload } from './define.ts'

/** What a job knows about itself. */
export interface Running<Tables> {
  id: string
  /** 1 at the first try. */
  attempt: number
  /** The office that caused it, and the person, where there was one. */
  companyId?: string
  actorId?: string
  /** In the scope of the job, in the name of who caused it. */
  context: DataContext<Tables>
  /** Aborted when the server stops and when the job was taken from this worker: leave at the next safe place. */
  signal: AbortSignal
  /** Tells how far it is, for screens; outside the job's transaction, so that it is seen at once. */
  progress(done: number, total: number): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: each job works on the tables of its domain
type Any = any

/** What there is to tell when it is done, for the log: nothing, or how much of what. */
type Outcome = Promise<Record<string, number>> | Promise<void>

export type Work<J extends Job> =
  | { once: (tx: TransactionContext<Any>, payload: Payload<J>, running: Running<Any>) => Outcome }
  | { again: (payload: Payload<J>, running: Running<Any>) => Outcome }

/**
 * For work in our own tables: all that it writes and the end of the job are one transaction. Killed before the commit
 * it begins anew, and a worker from which the job was taken meanwhile is rolled back.
 */
export const once = <Tables, Input>(
  work: (tx: TransactionContext<Tables>, payload: Input, running: Running<Tables>) => Outcome,
) => ({ once: work })

/** For work that reaches outside or takes many transactions: it may be done again, so that must not matter. */
export const repeatable = <Tables, Input>(work: (payload: Input, running: Running<Tables>) => Outcome) => ({
  again: work,
})

export interface Duty {
  job: Job
  work: Work<Job>
}

export type JobDesk = readonly Duty[]

export const jobDesk = <Jobs extends Record<string, Job>>(
  jobs: Jobs,
  works: { [Name in keyof Jobs]: Work<Jobs[Name]> },
): JobDesk => Object.entries(jobs).map(([name, job]) => ({ job, work: works[name] as Work<Job> }))
