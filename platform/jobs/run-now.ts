/** Does a job at once, in this process and without its queue: for time that is set ahead. */
import { randomUUID } from 'node:crypto'
import type { Calls } from '../call/index.ts'
import { callOfJob } from './call.ts'
import type { Duty } from './desk.ts'

/** @throws TypeError for a job whose end belongs to its own transaction */
export async function runNow(calls: Calls, { job, parts, work }: Duty): Promise<void> {
  if (!('again' in work)) throw new TypeError(`${job.name} is done by its queue alone`)
  const running = {
    id: randomUUID(),
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => {},
  }
  await work.again(callOfJob(calls, { job, parts, running }), {})
}
