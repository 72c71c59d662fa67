/** What people wrote to us is kept no longer than it is of use. */
import { type DataContext, write } from '@mizan/platform/database'
import { handledDays, writtenDays } from '../data/retention.ts'
import { deleteOldWritten } from './store/messages.ts'

const dayMs = 86_400_000

/** `ctx`: of the system scope. Gives how many messages went; may run on several servers at once. */
export async function tidyMessages(ctx: DataContext): Promise<number> {
  const now = ctx.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * dayMs)
  return write(ctx, ({ db }) => deleteOldWritten(db, ago(handledDays), ago(writtenDays)))
}
