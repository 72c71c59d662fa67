/** Looks whether a run was cancelled, and gives a sign of life meanwhile. */
import type { RecordingCall } from '../call.ts'
import { touchRun } from './store.ts'

export interface Watch {
  /** Aborted once the run has ended elsewhere, or the server stops. */
  signal: AbortSignal
  end: () => void
}

const lookEveryMs = 2_000

export function watchRun({ office, parts }: RecordingCall, run: string, stopped: AbortSignal): Watch {
  const cancelled = new AbortController()
  const look = async () => {
    const isRunning = await office.unaudited((tx) => touchRun(tx, run))
    if (!isRunning) cancelled.abort()
  }
  const timer = setInterval(() => {
    look().catch((error) => parts.log.warn({ err: error }, 'a transcription could not be looked after'))
  }, lookEveryMs)
  return {
    signal: AbortSignal.any([cancelled.signal, stopped]),
    end: () => clearInterval(timer),
  }
}
