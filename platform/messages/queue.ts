/** Notes a message inside the transaction that causes it; it is sent once that has committed. */
import { randomUUID } from 'node:crypto'
import { enqueueJob, type JobOrigin } from '../jobs/index.ts'
import { messageJobs } from './jobs.ts'
import { assertMessage, type Message } from './message.ts'
import { keepWaiting } from './store.ts'

/** @throws TypeError for a message that must not be sent as it is, and outside a transaction */
export async function queueMessage(tx: JobOrigin, message: Message): Promise<void> {
  assertMessage(message)
  if (!tx.db.isTransaction) throw new TypeError('A message belongs to a transaction')
  const id = randomUUID()
  await keepWaiting(tx, id, message)
  await enqueueJob(tx, messageJobs['messages.send'], { message: id })
}
