/** Adds a job inside the transaction that causes it, so that the job exists only if the transaction commits. */
import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import { officeOf, personOf } from '../call/index.ts'
import type { Transaction } from '../database/index.ts'
import type { Job } from './define.ts'
import { insertJob } from './store/waiting.ts'
import type { Envelope } from './tables.ts'

export interface JobChoice {
  after?: Date
  /** A `single` job is not added while another with this key is waiting. */
  key?: string
  /** An insert that is sent in one statement with the job, such as of the record that the job is about. */
  beside?: RawBuilder<unknown>
}

/**
 * Returns the id, by which `progressOf` finds its progress; undefined if a single job is already waiting.
 * @throws TypeError outside a transaction, and for an office's job without an office
 */
export async function enqueueJob<J extends Job>(
  tx: Transaction,
  job: J,
  payload: z.input<J['payload']>,
  { after, key, beside }: JobChoice = {},
): Promise<string | undefined> {
  const data = { input: job.payload.parse(payload), ...causeOf(tx) }
  if (job.scope === 'office' && !data.officeId) throw new TypeError(`The job ${job.name} needs an office`)
  const id = randomUUID()
  const choice = { ...(after && { after }), ...(key && { key }), ...(beside && { beside }) }
  const isAdded = await insertJob(tx, job, { id, data, ...choice })
  return isAdded ? id : undefined
}

function causeOf({ scope, call }: Transaction): Omit<Envelope, 'input'> {
  const officeId = scope.kind === 'office' ? scope.officeId : officeOf(call.actor)
  const actorId = personOf(call.actor)
  return {
    ...(officeId && { officeId }),
    ...(actorId && { actorId }),
    ...(call.requestId && { requestId: call.requestId }),
  }
}
