/** The state of a recording in the list. */
import type { Recording } from '../../schemas.ts'

const underWay = new Set(['waiting', 'running'])

export const isUnderWay = ({ transcription }: Recording): boolean =>
  transcription !== null && underWay.has(transcription.state)

/** A recorder sends a piece every five seconds. */
const silentForMs = 30_000

/** Whether somebody seems to be recording it now, judged from outside. */
export const isBeingRecorded = ({ state, lastPieceAt }: Recording, now: number): boolean =>
  state === 'unfinished' && lastPieceAt !== null && now - Date.parse(lastPieceAt) < silentForMs

export type ShownState =
  | 'ready'
  | 'textOnly'
  | 'unfinished'
  | 'recording'
  | 'uploading'
  | 'transcribing'
  | 'waiting'
  | 'failed'

/** The state in this browser: it records or sends it, it was cut off or refused here, or it is not of this browser. */
export type RecordingLocation = 'here' | 'stopped' | 'elsewhere'

export function stateOf(recording: Recording, now: number, where: RecordingLocation): ShownState {
  const { state, source, transcription, parts } = recording
  if (state === 'unfinished') {
    const isRunning = where === 'here' || (where === 'elsewhere' && isBeingRecorded(recording, now))
    if (!isRunning) return 'unfinished'
    return source === 'file' ? 'uploading' : 'recording'
  }
  if (transcription?.state === 'running') return 'transcribing'
  if (transcription?.state === 'waiting') return 'waiting'
  if (transcription?.state === 'failed') return 'failed'
  return parts.length === 0 ? 'textOnly' : 'ready'
}
