/** Reports a failed write if the server names no reason: without a network, or because of an internal error. */
import type { BilingualText } from '../../contract/words.ts'
import type { createNotices } from './notices.ts'

/** Failures whose text does not mention what was attempted. */
const unnamed = new Set(['server.failed', 'server.unavailable', 'unknown', 'network.unreachable'])

interface Failed {
  status?: number
  code?: string
  message: string
}

/** An aborted call needs no notice, and the end of a session has its own dialog. */
const isHeardElsewhere = ({ code }: Failed, error: unknown): boolean =>
  code === 'session.expired' || (error instanceof DOMException && error.name === 'AbortError')

export function isUnexplained(error: unknown): boolean {
  const failed = error as Failed
  if (isHeardElsewhere(failed, error)) return false
  return failed.status === undefined || failed.message === '' || unnamed.has(failed.code ?? 'unknown')
}

type Notices = Pick<ReturnType<typeof createNotices>, 'say' | 'settle'>

/** For a write whose route could not even be loaded. */
const unreached: BilingualText = {
  tr: 'Mizan’a ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  en: 'Mizan could not be reached. Check your connection and try again.',
}

/** The outcome of a write, reported outside of its screen in the `fails` text of its row. */
export function outcomeOf(
  notices: Notices,
  name: string,
  route: () => Readonly<{ fails?: BilingualText | undefined }> | undefined,
) {
  const key = `fails ${name}`
  const textOf = (known = route()) => (known ? known.fails : unreached)
  return {
    done: () => notices.settle(key),
    failed: (error: unknown) => {
      const text = textOf()
      if (text && isUnexplained(error)) notices.say('error', text, { key })
    },
  }
}
