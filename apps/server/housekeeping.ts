/** Work without a call, every hour: what offices and forms keep about people no longer than needed. */
import { type CompanyParts, tidyInvitations } from '@mizan/company/server'
import type { Log } from '@mizan/platform/log'
import { tidyRemarks } from '@mizan/research/server'
import { tidyMessages } from '@mizan/site/server'
import type { Contexts } from './contexts.ts'

const hourMs = 3_600_000
const afterStartMs = 60_000

/** By what the log calls it: each gives how many rows went. */
const duties = (contexts: Contexts, company: CompanyParts): Record<string, () => Promise<number>> => ({
  invitations: () => tidyInvitations(company),
  messages: () => tidyMessages(contexts.system({ rowName: 'messages.tidy' })),
  remarks: () => tidyRemarks(contexts.system({ rowName: 'remarks.tidy' })),
})

interface Needs {
  contexts: Contexts
  company: CompanyParts
  log: Pick<Log, 'info' | 'warn'>
}

/** First a little after the start; a failure is told and tried again the next hour. */
export function startTidying({ contexts, company, log }: Needs): { close: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const tidyAll = async () => {
    for (const [what, tidy] of Object.entries(duties(contexts, company)))
      await tidy()
        .then((gone) => gone > 0 && log.info({ what, gone }, 'old entries were deleted'))
        .catch((err) => log.warn({ err, what }, 'old entries could not be deleted'))
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
