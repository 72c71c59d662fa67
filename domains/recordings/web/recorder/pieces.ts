/** The pieces of a recording, which go to the outbox one after the other, and their parts. */
import type { Outbox } from '../outbox/outbox.ts'
import type { KeptRecording } from '../outbox/pieces.ts'

interface PiecePorts {
  outbox: Pick<Outbox, 'begin' | 'add'>
  /** Milliseconds of sound. */
  elapsed: () => number
  /** The length of a part at which the next one begins. */
  longestPartMs: number
  onKept: () => void
}

export function createPieces({ outbox, elapsed, longestPartMs, onKept }: PiecePorts) {
  let count = 0
  /** The beginning of the part that is being recorded, and the part whose pieces arrive now. */
  let renewedMs = 0
  let partFromMs = 0
  let stored = Promise.resolve()
  return {
    begin: (recording: KeptRecording) => {
      count = 0
      renewedMs = 0
      partFromMs = 0
      stored = outbox.begin(recording)
    },
    add: (id: string, bytes: ArrayBuffer, beginsPart: boolean) => {
      count += 1
      if (beginsPart) partFromMs = renewedMs
      const lengthMs = Math.round(elapsed() - partFromMs)
      const piece = { number: count, bytes, lengthMs, ...(beginsPart && { beginsPart }) }
      stored = stored
        .then(() => outbox.add(id, piece))
        .then(onKept)
        .catch(() => undefined)
    },
    renewIfLong: (renew: () => void) => {
      if (elapsed() - renewedMs < longestPartMs) return
      renewedMs = elapsed()
      try {
        renew()
      } catch {
        // The browser cannot record twice at once: the part becomes longer, and nothing is lost.
      }
    },
    /** @throws if the recording could not be begun */
    settled: () => stored,
  }
}
