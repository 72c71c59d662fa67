/** The calls of a job: its own, and those on behalf of single offices if it works for all of them. */
import type { Actor, CallFacts, Calls } from '../call/index.ts'
import type { Transaction } from '../database/index.ts'
import type { Job } from './define.ts'
import type { JobCall, Running } from './desk.ts'
import type { Envelope } from './tables.ts'

interface TakenJob {
  job: Job
  parts: unknown
  /** The call that added it; without a cause the job runs by itself. */
  cause?: Omit<Envelope, 'input'>
  running: Running
  /** Everything happens in this transaction. */
  within?: Transaction
}

export function callOfJob(calls: Calls, { job, parts, cause = {}, running, within }: TakenJob): JobCall {
  const { actorId: causedBy, officeId, requestId } = cause
  const factsOf = (office: string | undefined): CallFacts => ({
    rowName: job.name,
    actor: actorOf(job, causedBy, office),
    ...(requestId && { requestId }),
    ...(job.renews && { renews: job.renews }),
  })
  return {
    ...calls.make({ ...factsOf(officeId), ...(within && { within }) }, parts),
    job: running,
    ofOffice: (office) => {
      if (within) throw new TypeError(`${job.name} is one transaction, and may not open others`)
      if (job.scope !== 'system') throw new TypeError(`${job.name} belongs to one office`)
      return calls.make(factsOf(office), parts)
    },
  }
}

const actorOf = ({ name }: Job, causedBy: string | undefined, officeId: string | undefined): Actor => ({
  kind: 'job',
  job: name,
  ...(causedBy && { causedBy }),
  ...(officeId && { officeId }),
})
