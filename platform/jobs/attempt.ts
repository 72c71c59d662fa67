/** One try of one job: in the scope of its cause, and ended together with its writes. */
import type { Job as Taken } from 'pg-boss'
import type { Calls } from '../call/index.ts'
import type { Transaction } from '../database/index.ts'
import type { Log } from '../log/index.ts'
import { callOfJob } from './call.ts'
import type { Duty, JobCall, Running } from './desk.ts'
import { endJob, releaseJob } from './store/claims.ts'
import { saveProgress } from './store/progress.ts'
import type { Envelope } from './tables.ts'

export type Attempt = (taken: Taken<object>) => Promise<void>

/** The job was taken from this worker because it did not end in time; another worker does it. */
class TakenOverError extends Error {
  override name = 'TakenOverError'
}

export function attemptOf(
  duty: Duty,
  { calls, log }: { calls: Calls; log: Log },
  stopped: AbortSignal,
): Attempt {
  const { job, work } = duty
  return async (taken) => {
    const call = callOf(duty, taken, { calls, stopped })
    try {
      // The job may have been fetched just before the server was told to stop.
      stopped.throwIfAborted()
      const input = job.payload.parse((taken.data as Envelope).input)
      const outcome = await ('again' in work
        ? work.again(call, input)
        : call[job.scope](async (tx) => {
            const told = await work.once(callOf(duty, taken, { calls, stopped, within: tx }), input)
            if (await endJob(tx.db, job.name, taken)) return told
            throw new TakenOverError('The job was taken over meanwhile')
          }))
      if (outcome && Object.values(outcome).some((count) => count > 0))
        log.info({ job: job.name, ...outcome }, 'a job is done')
    } catch (error) {
      // A job that is left because the server stops has not failed: the next server starts it again.
      if (stopped.aborted) return await releaseJob(call.unscoped, job.name, taken)
      log.warn({ err: error, job: job.name, id: taken.id, attempt: call.job.attempt }, 'a job failed')
      throw failureOf(error)
    }
  }
}

interface Circumstances {
  calls: Calls
  stopped: AbortSignal
  within?: Transaction
}

function callOf(
  { job, parts }: Duty,
  taken: Taken<object>,
  { calls, stopped, within }: Circumstances,
): JobCall {
  const cause = taken.data as Envelope
  const running: Running = {
    id: taken.id,
    attempt: taken.retryCount + 1,
    signal: AbortSignal.any([taken.signal, stopped]),
    // The progress is written outside of the transaction of the job, so that it is visible at once.
    progress: (done, total) =>
      own.system((tx) => saveProgress(tx, { id: taken.id, officeId: cause.officeId, done, total })),
  }
  const own = callOfJob(calls, { job, parts, cause, running })
  return within ? callOfJob(calls, { job, parts, cause, running, within }) : own
}

const longestMessage = 500

/** The error that is stored with the job: one line, because details of an error may hold what a person typed. */
function failureOf(error: unknown): Error {
  const { name = 'Error', message = String(error) } = (error ?? {}) as Partial<Error>
  const line = `${name}: ${message}`.split('\n')[0] as string
  return Object.assign(new Error(line.slice(0, longestMessage)), { stack: undefined })
}
