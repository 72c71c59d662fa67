/** Queues a message inside the transaction that causes it; it is sent once that has committed. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { messageJobs } from './jobs.ts'
import { assertMessage, type Message } from './message.ts'
import { waitingInsert } from './store.ts'

/** @throws TypeError for a message that must not be sent as it is */
export async function queueMessage(tx: Transaction, message: Message): Promise<void> {
  assertMessage(message)
  const id = randomUUID()
  await enqueueJob(
    tx,
    messageJobs['messages.send'],
    { message: id },
    { beside: waitingInsert(tx, id, message) },
  )
}
