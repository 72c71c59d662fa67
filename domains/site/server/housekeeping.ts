/** What people wrote to us is kept no longer than it is of use. */
import { handledDays, writtenDays } from '../data/retention.ts'
import type { SiteCall } from './call.ts'
import { deleteOldWritten } from './store/messages.ts'

const dayMs = 86_400_000

/** Gives how many messages went; may run on several servers at once. */
export function tidyMessages(call: Pick<SiteCall, 'clock' | 'system'>): Promise<number> {
  const now = call.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * dayMs)
  return call.system((tx) => deleteOldWritten(tx, ago(handledDays), ago(writtenDays)))
}
