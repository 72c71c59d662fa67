/**
 * Sends the pieces of recordings in their order, each until the server has acknowledged it, and finishes recordings
 * that have ended. What cannot be sent now is tried again; what the server refuses stays in this browser.
 */
import { ApiError } from '@mizan/platform/contract/client'
import type { KeptRecording, Piece, PieceStore } from './pieces.ts'

export interface RecordingCalls {
  begin: (recording: KeptRecording) => Promise<{ recordingId: string }>
  /** Begins the next part on the server. Asked again before a piece of it has arrived, it answers the same. */
  goOn: (recording: KeptRecording) => Promise<{ part: number }>
  add: (recording: KeptRecording, piece: Piece) => Promise<unknown>
  /** Adds its sentences to the transcript. Asked again, it adds none twice. */
  saveText: (recording: KeptRecording) => Promise<unknown>
  /** `withAll`: refused unless all its pieces have arrived. */
  finish: (recording: KeptRecording, withAll: boolean) => Promise<unknown>
}

/** `cut`: it is tried again; `text` is empty if the server could not be reached. */
export type Step =
  | { is: 'sent'; number: number }
  /** The server has all of it that there is, and more may come. */
  | { is: 'level' }
  | { is: 'cut'; text: string }
  | { is: 'saved'; sound: 'all' | 'some' | 'none' }
  | { is: 'refused'; text: string; isFull: boolean }

interface Parts {
  calls: RecordingCalls
  pieces: PieceStore
  onStep: (recording: KeptRecording, step: Step) => void
}

const firstPauseMs = 2_000
const longestPauseMs = 30_000

const passing = new Set([0, 401, 423, 429])
const isPassing = ({ status }: ApiError): boolean => passing.has(status) || status >= 500

/** The server will never take this sound. Its text can be saved all the same. */
const isAboutSound = ({ status, code }: ApiError): boolean =>
  status === 413 || status === 415 || code === 'recording.piece_missing'

export function createSender({ calls, pieces, onStep }: Parts) {
  const running = new Set<string>()
  /** Asked for while it was being sent. */
  const again = new Set<string>()
  /** Wakes those that wait until they try again. */
  const waiting = new Set<() => void>()

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, milliseconds)
      waiting.add(go)
    })

  const finish = async (recording: KeptRecording, sound: 'all' | 'some' | 'none'): Promise<void> => {
    if (recording.sentences.length > 0) await calls.saveText(recording)
    await calls.finish(recording, sound === 'all')
    await pieces.remove(recording.id)
    onStep(recording, { is: 'saved', sound })
  }

  /** Without its sound a recording is worth saving if it has a text, or if some of the sound has arrived. */
  const finishWithout = async (recording: KeptRecording): Promise<boolean> => {
    const sound = (await pieces.next(recording.id))?.number === 1 ? 'none' : 'some'
    const isWorthIt = recording.sentences.length > 0 || (sound === 'some' && recording.file === null)
    if (isWorthIt) await finish(recording, sound)
    return isWorthIt
  }

  /** False once nothing is left to do now. */
  const step = async (recording: KeptRecording): Promise<boolean> => {
    const { id, recordingId, isEnded, earlierPieces = 0 } = recording
    if (recordingId === null) {
      const begun = await calls.begin(recording)
      await pieces.change(id, { recordingId: begun.recordingId })
      return true
    }
    const piece = await pieces.next(id)
    if (piece?.beginsPart && piece.number > earlierPieces + 1) {
      const { part } = await calls.goOn(recording)
      await pieces.change(id, { part, earlierPieces: piece.number - 1 })
      return true
    }
    if (piece) {
      await calls.add(recording, piece)
      await pieces.acknowledge(id, piece.number)
      onStep(recording, { is: 'sent', number: piece.number })
      return true
    }
    if (isEnded) await finish(recording, 'all')
    else onStep(recording, { is: 'level' })
    return false
  }

  /** @throws ApiError for what is to be tried again */
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
        if (!(error instanceof ApiError) || !isPassing(error)) throw error
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
    /** Sends what there is of it; harmless while it is being sent. */
    send,
    /** The line is back. */
    online: (): void => {
      for (const go of [...waiting]) go()
    },
  }
}
