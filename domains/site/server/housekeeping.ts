/** Deletes messages of visitors once they are no longer useful. */
import { handledDays, writtenDays } from '../data/retention.ts'
import type { SiteCall } from './call.ts'
import { deleteOldWritten } from './store/messages.ts'

const dayMs = 86_400_000

/** Returns how many were deleted; safe on several servers at once. */
export function tidyMessages(call: Pick<SiteCall, 'clock' | 'system'>): Promise<number> {
  const now = call.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * dayMs)
  return call.system((tx) => deleteOldWritten(tx, ago(handledDays), ago(writtenDays)))
}
