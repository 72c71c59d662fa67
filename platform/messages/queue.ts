/** Notes a message inside the transaction that causes it; it is sent once that has committed. */
import { type AnyDatabase, type Clock, enqueue } from '../database/index.ts'
import { assertMessage, type Message, messageKind } from './message.ts'
import { nudgeRunners } from './nudge.ts'

/** @throws TypeError for a message that must not be sent as it is, and outside a transaction */
export async function queueMessage(tx: { db: AnyDatabase; clock: Clock }, message: Message): Promise<void> {
  assertMessage(message)
  await enqueue(tx, messageKind, message)
  nudgeRunners()
}
