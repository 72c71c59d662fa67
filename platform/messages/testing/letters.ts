import { type DataContext, read, withTables } from '../../database/index.ts'
import type { QueuedMessage } from '../message.ts'
import type { MessageTables } from '../tables.ts'

/** Messages that wait to be sent, the oldest first. `context`: of the system scope. */
export async function lettersWaiting<Tables>(context: DataContext<Tables>): Promise<QueuedMessage[]> {
  const rows = await read(context, ({ db }) =>
    withTables<MessageTables>(db)
      .selectFrom('waiting_messages')
      .select('message')
      .orderBy('position')
      .execute(),
  )
  return rows.map(({ message }) => message)
}
