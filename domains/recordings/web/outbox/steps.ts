/** The next step of a recording: one call to the server, whose success is noted before the next. */
import type { KeptRecording, Piece, PieceStore } from './pieces.ts'

export interface RecordingCalls {
  begin: (recording: KeptRecording) => Promise<{ recordingId: string }>
  /** Begins the next part on the server. A repetition before one of its pieces has arrived gets the same answer. */
  goOn: (recording: KeptRecording) => Promise<{ part: number }>
  add: (recording: KeptRecording, piece: Piece) => Promise<unknown>
  /** Adds its sentences to the transcript. A repeated call adds none twice. */
  saveText: (recording: KeptRecording) => Promise<unknown>
  /** `withAll`: refused unless all its pieces have arrived. */
  finish: (recording: KeptRecording, withAll: boolean) => Promise<unknown>
}

/** `cut`: it is tried again; `text` is empty if the server could not be reached. */
export type Step =
  | { is: 'sent'; number: number }
  /** The server has all present pieces, and more may arrive. */
  | { is: 'level' }
  | { is: 'cut'; text: string }
  | { is: 'saved'; sound: 'all' | 'some' | 'none' }
  | { is: 'refused'; text: string; isFull: boolean }

export interface StepParts {
  calls: RecordingCalls
  pieces: PieceStore
  onStep: (recording: KeptRecording, step: Step) => void
}

export function createSteps({ calls, pieces, onStep }: StepParts) {
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

  /** Returns false once nothing is left to do now. */
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

  return { step, finishWithout }
}
