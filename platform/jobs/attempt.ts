/** One try of one job: in the scope of who caused it, ended together with what it wrote. */
import type { Job as Taken } from 'pg-boss'
import type { CallInfo, Clock, DataContext } from '../database/index.ts'
import { write } from '../database/index.ts'
import type { Log } from '../log/index.ts'
import type { Duty, Running } from './desk.ts'
import { endJob, releaseJob } from './store/claims.ts'
import { saveProgress } from './store/progress.ts'
import type { Envelope } from './tables.ts'

/** Whoever starts the program makes the scopes; this file only says which one a job has. */
export interface JobContexts {
  clock: Clock
  system: <Tables>(call: CallInfo) => DataContext<Tables>
  office: <Tables>(call: CallInfo, companyId: string) => DataContext<Tables>
}

export type Attempt = (taken: Taken<object>) => Promise<void>

/** The job was taken from this worker because it came to no end in time; somebody else does it. */
class TakenOverError extends Error {
  override name = 'TakenOverError'
}

export function attemptOf(
  duty: Duty,
  { contexts, log }: { contexts: JobContexts; log: Log },
  stopped: AbortSignal,
): Attempt {
  const { job, work } = duty
  return async (taken) => {
    const running = runningOf(duty, taken, contexts, stopped)
    try {
      const input = job.payload.parse((taken.data as Envelope).input)
      const outcome = await ('again' in work
        ? work.again(input, running)
        : write(running.context, async (tx) => {
            const told = await work.once(tx, input, running)
            if (await endJob(tx.db, job.name, taken)) return told
            throw new TakenOverError('The job was taken over meanwhile')
          }))
      if (outcome && Object.values(outcome).some((count) => count > 0))
        log.info({ job: job.name, ...outcome }, 'a job is done')
    } catch (error) {
      // What was left because the server stops is no failure: the next one begins it anew.
      if (stopped.aborted) return await releaseJob(contexts.system({ rowName: job.name }).db, job.name, taken)
      log.warn({ err: error, job: job.name, id: taken.id, attempt: running.attempt }, 'a job failed')
      throw failureOf(error)
    }
  }
}

function runningOf(
  { job }: Duty,
  taken: Taken<object>,
  contexts: JobContexts,
  stopped: AbortSignal,
): Running<unknown> {
  const { actorId, companyId, requestId } = taken.data as Envelope
  const who = { ...(actorId && { actorId }), ...(companyId && { companyId }) }
  const call: CallInfo = { rowName: job.name, ...who, ...(requestId && { requestId }) }
  const context = job.scope === 'office' ? contexts.office(call, companyId ?? '') : contexts.system(call)
  const progress = (done: number, total: number) =>
    saveProgress(contexts.system(call), { id: taken.id, companyId, done, total })
  return {
    id: taken.id,
    attempt: taken.retryCount + 1,
    ...who,
    context,
    signal: AbortSignal.any([taken.signal, stopped]),
    progress,
  }
}

const longestMessage = 500

/** What is kept beside the job: one line, because details of an error may hold what a person typed. */
function failureOf(error: unknown): Error {
  const { name = 'Error', message = String(error) } = (error ?? {}) as Partial<Error>
  const line = `${name}: ${message}`.split('\n')[0] as string
  return Object.assign(new Error(line.slice(0, longestMessage)), { stack: undefined })
}
