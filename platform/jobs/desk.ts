/** The functions that do the jobs. A job without a function does not compile. */
import type { AnyCall, Call } from '../call/index.ts'
import type { Job, Payload } from './define.ts'

/** A call whose actor is the job: the call for an action, and the facts that a job knows about itself. */
export interface JobCall<Parts = unknown, Tables = unknown> extends Call<Parts, Tables> {
  readonly job: Running
  /**
   * Returns the same job on behalf of one office. @throws TypeError if it is not a job of the system, or is done in
   * one transaction
   */
  ofOffice(officeId: string): Call<Parts, Tables>
}

export interface Running {
  id: string
  /** 1 at the first try. */
  attempt: number
  /** Aborted when the server stops and when the job was taken from this worker: leave at the next safe place. */
  signal: AbortSignal
  /** Reports progress, for screens; outside the job's transaction, so that it is visible at once. */
  progress(done: number, total: number): Promise<void>
}

/** Result for the log: nothing, or named counts. */
type Outcome = Promise<Record<string, number>> | Promise<void>

// biome-ignore lint/suspicious/noExplicitAny: each job works with the parts and on the tables of its domain
type AnyJobCall = JobCall<any, any>

export type Work<J extends Job, C extends AnyCall = AnyJobCall> =
  | { once: (call: C, payload: Payload<J>) => Outcome }
  | { again: (call: C, payload: Payload<J>) => Outcome }

/**
 * For work in our own tables: all its writes and the end of the job are one transaction. If it is killed before the
 * commit it starts again, and a worker whose job was taken over meanwhile is rolled back.
 */
export const once = <Input, C extends AnyCall = AnyJobCall>(work: (call: C, payload: Input) => Outcome) => ({
  once: work,
})

/** For work that reaches outside or takes many transactions. It may run twice, so a repetition must do no harm. */
export const repeatable = <Input, C extends AnyCall = AnyJobCall>(
  work: (call: C, payload: Input) => Outcome,
) => ({ again: work })

export interface Duty {
  job: Job
  parts: unknown
  work: Work<Job>
}

export type JobDesk = readonly Duty[]

/** `parts`: the parts for each call of these jobs. */
export const jobDesk = <Jobs extends Record<string, Job>, Parts = undefined>(
  jobs: Jobs,
  // biome-ignore lint/suspicious/noExplicitAny: each domain has tables of its own
  works: { [Name in keyof Jobs]: Work<Jobs[Name], JobCall<NoInfer<Parts>, any>> },
  parts?: Parts,
): JobDesk =>
  Object.entries(jobs).map(([name, job]) => ({ job, parts, work: works[name] as unknown as Work<Job> }))
