/** Tries again what can succeed later: a broken line to the portal or to the server, with growing pauses. */
import { PortalError } from '../portal/answer.ts'
import { MizanError, type SyncParts } from './ports.ts'

const tries = 4
const firstPauseMs = 500

export async function patiently<Result>(
  { wait, signal }: Pick<SyncParts, 'wait' | 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let done = 1; ; done += 1) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const pause = pauseAfter(error, done)
      if (pause === undefined || done >= tries) throw error
      await wait(pause)
      signal.throwIfAborted()
    }
  }
}

/** Returns undefined for a final refusal. */
function pauseAfter(error: unknown, done: number): number | undefined {
  const pause = firstPauseMs * 2 ** (done - 1)
  if (error instanceof PortalError) return error.problem === 'line' ? pause : undefined
  if (!(error instanceof MizanError)) return undefined
  if (error.status === 429) return (error.retryAfter ?? 5) * 1_000
  return error.status === 0 || error.status >= 500 ? pause : undefined
}
