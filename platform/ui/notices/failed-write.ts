/** Says that a write failed where the server named no reason: without a network, or because of a fault of its own. */
import type { Said } from '../../contract/words.ts'
import type { createNotices } from './notices.ts'

/** Failures whose text says nothing of what was asked for. */
const unnamed = new Set(['server.failed', 'server.unavailable', 'unknown', 'network.unreachable'])

interface Failed {
  status?: number
  code?: string
  message: string
}

/** Who went away does not want to hear of it, and what ends a session is asked for over the screen. */
const isHeardElsewhere = ({ code }: Failed, error: unknown): boolean =>
  code === 'session.expired' || (error instanceof DOMException && error.name === 'AbortError')

export function isUnexplained(error: unknown): boolean {
  const failed = error as Failed
  if (isHeardElsewhere(failed, error)) return false
  return failed.status === undefined || failed.message === '' || unnamed.has(failed.code ?? 'unknown')
}

type Notices = Pick<ReturnType<typeof createNotices>, 'say' | 'settle'>

/** What a write tells beside its screen: `fails` is the text of its row. */
export function outcomeOf(notices: Notices, name: string, fails: Said | undefined) {
  const key = `fails ${name}`
  return {
    done: () => notices.settle(key),
    failed: (error: unknown) => {
      if (fails && isUnexplained(error)) notices.say('error', fails, { key })
    },
  }
}
