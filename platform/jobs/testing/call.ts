/** The call of a job, as the runner makes it, for a test that does the job itself. */
import type { Calls } from '../../call/index.ts'
import { callOfJob } from '../call.ts'
import type { Job } from '../define.ts'
import type { JobCall, Running } from '../desk.ts'

interface TestJob<Parts> extends Partial<Pick<Running, 'attempt' | 'signal'>> {
  job?: Job
  parts: Parts
  /** The office of a job that belongs to one. */
  officeId?: string
}

const ofTests = { name: 'test.job', scope: 'system', payload: {} } as Job

export function testJobCall<Parts, Tables>(
  calls: Calls,
  { job = ofTests, parts, officeId, attempt = 1, signal = new AbortController().signal }: TestJob<Parts>,
): JobCall<Parts, Tables> {
  const running: Running = { id: 'test', attempt, signal, progress: async () => {} }
  return callOfJob(calls, { job, parts, running, ...(officeId && { cause: { officeId } }) }) as JobCall<
    Parts,
    Tables
  >
}
