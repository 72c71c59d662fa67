/** Work without a call, every hour: what is kept about people no longer than needed. */
import { tidyInvitations } from '@mizan/company/server'
import { tidyAccounts } from '@mizan/identity/server'
import type { Log } from '@mizan/platform/log'
import { tidyRemarks } from '@mizan/research/server'
import { tidyMessages } from '@mizan/site/server'
import type { Contexts } from './contexts.ts'
import type { Practice } from './practice.ts'

const hourMs = 3_600_000
const afterStartMs = 60_000

/** By what the log calls it: each gives how many rows went, and tells of single ones that could not. */
type Duties = Record<string, (tell: (error: unknown) => void) => Promise<number>>

export const dutiesOf = (contexts: Contexts, { identity, company }: Practice): Duties => ({
  accounts: (tell) => tidyAccounts(identity, tell),
  invitations: () => tidyInvitations(company),
  messages: () => tidyMessages(contexts.system({ rowName: 'messages.tidy' })),
  remarks: () => tidyRemarks(contexts.system({ rowName: 'remarks.tidy' })),
})

/** First a little after the start; a failure is told, holds up no other duty, and is tried again the next hour. */
export function startTidying(
  duties: Duties,
  log: Pick<Log, 'info' | 'warn'>,
): { close: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const tidyAll = async () => {
    for (const [what, tidy] of Object.entries(duties)) {
      const tell = (err: unknown) => log.warn({ err, what }, 'old entries could not be deleted')
      const gone = await tidy(tell).catch(tell)
      if (gone) log.info({ what, gone }, 'old entries were deleted')
    }
  }
  const tidy = () => {
    running = running.then(tidyAll)
  }
  const first = setTimeout(tidy, afterStartMs)
  const timer = setInterval(tidy, hourMs)
  return {
    close: async () => {
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}
