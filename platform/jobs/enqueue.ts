/** Adds a job inside the transaction that causes it, so that it is there exactly when that has committed. */
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { AnyDatabase, CallInfo, Clock, Scope } from '../database/index.ts'
import type { Job } from './define.ts'
import { insertJob } from './store/waiting.ts'
import type { Envelope } from './tables.ts'

/** A transaction, with what is known of who opened it. */
export interface JobOrigin {
  db: AnyDatabase
  clock: Clock
  scope?: Scope
  call?: CallInfo
}

export interface JobChoice {
  after?: Date
  /** With `single`: none is added while another with this key waits. */
  key?: string
}

/**
 * Gives the id, by which `progressOf` finds how far it is; nothing where a single one waits already.
 * @throws TypeError outside a transaction, and for a job of an office without an office
 */
export async function enqueueJob<J extends Job>(
  tx: JobOrigin,
  job: J,
  payload: z.input<J['payload']>,
  { after, key }: JobChoice = {},
): Promise<string | undefined> {
  if (!tx.db.isTransaction) throw new TypeError('A job belongs to a transaction')
  const data = { input: job.payload.parse(payload), ...causeOf(tx) }
  if (job.scope === 'office' && !data.companyId) throw new TypeError(`The job ${job.name} needs an office`)
  const id = randomUUID()
  const isAdded = await insertJob(tx.db, job, { id, data, ...(after && { after }), ...(key && { key }) })
  return isAdded ? id : undefined
}

function causeOf({ scope, call }: JobOrigin): Omit<Envelope, 'input'> {
  const companyId = scope?.kind === 'company' ? scope.companyId : call?.companyId
  return {
    ...(companyId && { companyId }),
    ...(call?.actorId && { actorId: call.actorId }),
    ...(call?.requestId && { requestId: call.requestId }),
  }
}
