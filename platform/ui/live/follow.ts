/** Follows the events of the office for as long as somebody is signed in; comes back by itself after every end. */

export interface LiveEvent {
  id: string
  name: string
  data: unknown
}

export interface FollowParts {
  /** Opens the stream behind the event that was seen last. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<AsyncIterable<LiveEvent>>
  onEvent: (event: LiveEvent) => void
  signal: AbortSignal
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const pauses = { first: 1_000, longest: 60_000 } as const

/** Never throws: what is shown is then only as fresh as without it. */
export async function follow({ open, onEvent, signal, pause }: FollowParts): Promise<void> {
  let last: string | undefined
  for (let wait: number = pauses.first; !signal.aborted; wait = Math.min(wait * 2, pauses.longest)) {
    try {
      for await (const event of await open(last, signal)) {
        last = event.id || last
        wait = pauses.first / 2
        onEvent(event)
      }
    } catch {
      // The server is away, or the session is over: the calls of the screen say so.
    }
    await pause(wait, signal)
  }
}

/** Which cached answers an event makes stale: of some rows, all of them (`lost`), or none. */
export function staleBy({ name, data }: LiveEvent, ownTab: string): readonly string[] | 'all' {
  if (name === 'lost') return 'all'
  const { rows = [], tab } = (data ?? {}) as { rows?: string[]; tab?: string }
  return name === 'renewed' && tab !== ownTab ? rows : []
}
