/**
 * Sends the pieces of recordings in their order, each until the server has acknowledged it, and finishes recordings
 * that have ended. A piece that cannot be sent now is tried again; a refused one stays in this browser.
 */
import { ApiError, isPassing } from '@mizan/platform/contract/client'
import { createPauses } from './pauses.ts'
import type { KeptRecording } from './pieces.ts'
import { createSteps, type StepParts } from './steps.ts'

const firstPauseMs = 2_000
const longestPauseMs = 30_000

/** The server will never take this sound. Its text can still be saved. */
const isAboutSound = ({ status, code }: ApiError): boolean =>
  status === 413 || status === 415 || code === 'recording.piece_missing'

export function createSender(parts: StepParts) {
  const { pieces, onStep } = parts
  const { step, finishWithout } = createSteps(parts)
  const { pause, endAll } = createPauses()
  const running = new Set<string>()
  /** Recordings that were to be sent again while they were being sent. */
  const again = new Set<string>()

  /** @throws ApiError for a call that is to be tried again */
  const settle = async (recording: KeptRecording, error: unknown): Promise<void> => {
    if (!(error instanceof ApiError)) throw error
    if (isPassing(error)) {
      onStep(recording, { is: 'cut', text: error.status === 0 ? '' : error.message })
      throw error
    }
    const isSavable = recording.isEnded && recording.recordingId !== null && isAboutSound(error)
    if (isSavable && (await finishWithout(recording))) return
    onStep(recording, { is: 'refused', text: error.message, isFull: error.status === 413 })
  }

  const run = async (id: string): Promise<void> => {
    for (let pauseMs = firstPauseMs; ; ) {
      const recording = await pieces.find(id)
      if (!recording) return
      try {
        const goesOn = await step(recording).catch((error) => settle(recording, error))
        if (!goesOn) return
        pauseMs = firstPauseMs
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // Its text was refused as well.
        if (!isPassing(error)) return onStep(recording, { is: 'refused', text: error.message, isFull: false })
        await pause(pauseMs)
        pauseMs = Math.min(2 * pauseMs, longestPauseMs)
      }
    }
  }

  const send = (id: string): void => {
    if (running.has(id)) return void again.add(id)
    running.add(id)
    void run(id)
      .catch(() => undefined)
      .finally(() => {
        running.delete(id)
        if (again.delete(id)) send(id)
      })
  }

  return {
    /** Sends the present pieces; harmless while they are being sent. */
    send,
    /** The line is back. */
    online: endAll,
  }
}
