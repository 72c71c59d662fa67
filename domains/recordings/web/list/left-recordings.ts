/** Recordings that their person left unfinished: on the server, in this browser, or in both. */
import type { Recording } from '../../schemas.ts'
import type { WaitingRecording } from '../outbox/waiting-list.ts'

export interface LeftRecording {
  key: string
  name: string
  /** An instant. */
  startedAt: string
  lengthMs: number
  /** The share of it that this browser keeps. */
  waiting: WaitingRecording | undefined
  /** The share of it that the server has. */
  recording: Recording | undefined
}

interface RecordingLists {
  caseId: string
  userId: string | undefined
  recordings: readonly Recording[]
  waiting: readonly WaitingRecording[]
}

/** `recordings` of the case as the server lists them; `waiting` of this page. */
export function leftOf({ caseId, userId, recordings, waiting }: RecordingLists): LeftRecording[] {
  const own = waiting.filter(({ recording }) => recording.caseId === caseId)
  const kept = own.filter(({ state }) => state === 'left')
  const here = new Set(own.map(({ recording }) => recording.recordingId))
  return [
    ...kept.map((one) => ofBrowser(one, recordings)),
    ...recordings
      .filter(
        ({ state, createdBy, recordingId }) =>
          state === 'unfinished' && createdBy.id === userId && !here.has(recordingId),
      )
      .map(ofServer),
  ]
}

const ofBrowser = (waiting: WaitingRecording, recordings: readonly Recording[]): LeftRecording => {
  const { id, name, startedAt, beforeMs, lengthMs, recordingId } = waiting.recording
  const recording = recordings.find((one) => one.recordingId === recordingId)
  return { key: id, name, startedAt, lengthMs: beforeMs + lengthMs, waiting, recording }
}

const ofServer = (recording: Recording): LeftRecording => ({
  key: recording.recordingId,
  name: recording.name,
  startedAt: recording.createdAt,
  lengthMs: recording.lengthMs ?? 0,
  waiting: undefined,
  recording,
})

/** Whether there is neither sound nor text, here or on the server, so that nothing can be saved. */
export const isEmpty = ({ waiting, recording, lengthMs }: LeftRecording): boolean =>
  lengthMs === 0 &&
  (waiting?.recording.pieces ?? 0) === 0 &&
  (waiting?.recording.sentences.length ?? 0) === 0 &&
  (recording?.size ?? 0) === 0 &&
  (recording?.transcriptVersion ?? 0) === 0
