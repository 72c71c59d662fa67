import type { AnyCall } from '../../call/index.ts'
import { withTables } from '../../database/index.ts'
import type { QueuedMessage } from '../message.ts'
import type { MessageTables } from '../tables.ts'

/** Messages that wait to be sent, the oldest first. */
export async function lettersWaiting(call: AnyCall): Promise<QueuedMessage[]> {
  const rows = await call.system.read(({ db }) =>
    withTables<MessageTables>(db)
      .selectFrom('waiting_messages')
      .select('message')
      .orderBy('position')
      .execute(),
  )
  return rows.map(({ message }) => message)
}
