/** Follows the events of the office for as long as somebody is signed in, and reconnects by itself. */

export interface LiveEvent {
  id: string
  name: string
  data: unknown
}

export interface FollowParts {
  /** Opens the stream after the event that was seen last. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<AsyncIterable<LiveEvent>>
  onEvent: (event: LiveEvent) => void
  /** The last event that this page has heard already, from another page that followed the stream before. */
  heard?: string | undefined
  signal: AbortSignal
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const pauses = { first: 1_000, longest: 60_000 } as const

/** Never throws: without events the screen is only as fresh as its reads. */
export async function follow({ open, onEvent, heard, signal, pause }: FollowParts): Promise<void> {
  let last = heard
  for (let wait: number = pauses.first; !signal.aborted; wait = Math.min(wait * 2, pauses.longest)) {
    try {
      for await (const event of await open(last, signal)) {
        last = event.id || last
        wait = pauses.first / 2
        onEvent(event)
      }
    } catch {
      // The server is away, or the session is over: the calls of the screen report it.
    }
    await pause(wait, signal)
  }
}

/** Which cached answers an event makes stale: those of some rows, all of them (`lost`), or none. */
export function staleBy({ name, data }: LiveEvent, ownTab: string): readonly string[] | 'all' {
  if (name === 'lost') return 'all'
  const { rows = [], tab } = (data ?? {}) as { rows?: string[]; tab?: string }
  return name === 'renewed' && tab !== ownTab ? rows : []
}
