/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { recordingRows } from '../contract.ts'
import { addPiece } from './actions/add-piece.ts'
import { beginRecording } from './actions/begin.ts'
import { deleteRecording, restoreRecording } from './actions/delete.ts'
import { dropRecording, finishRecording } from './actions/finish.ts'
import { goOn } from './actions/go-on.ts'
import { renameRecording } from './actions/rename.ts'
import { saveTranscript } from './actions/save-transcript.ts'
import { readConsent, setConsent } from './consent/consent.ts'
import type { RecordingParts } from './parts.ts'
import { issueTicket, playAudio } from './queries/audio.ts'
import { listRecordings, readRecording, readTranscript } from './queries/recordings.ts'
import { cancelTranscription, startTranscription } from './transcription/start.ts'
import { useTranscription } from './transcription/use.ts'

export const recordingDesk = (parts: RecordingParts): Desk =>
  desk(
    recordingRows,
    {
      'recordings.consent': readConsent,
      'recordings.setConsent': (call, { body }) => setConsent(call, body),
      'recordings.list': (call, { params, query }) => listRecordings(call, { ...params, ...query }),
      'recordings.read': (call, { params }) => readRecording(call, params),
      'recordings.begin': (call, { params, body }) => beginRecording(call, { ...params, ...body }),
      'recordings.addPiece': (call, { params, body }) => addPiece(call, { ...params, ...body }),
      'recordings.goOn': (call, { params }) => goOn(call, params),
      'recordings.finish': (call, { params, body }) => finishRecording(call, { ...params, ...body }),
      'recordings.drop': (call, { params }) => dropRecording(call, params),
      'recordings.audio': (call, { params, query }) => playAudio(call, { ...params, ...query }),
      'recordings.ticket': (call, { params }) => issueTicket(call, params),
      'recordings.rename': (call, { params, body }) => renameRecording(call, { ...params, ...body }),
      'recordings.delete': (call, { params }) => deleteRecording(call, params),
      'recordings.restore': (call, { params }) => restoreRecording(call, params),
      'recordings.transcript': (call, { params }) => readTranscript(call, params),
      'recordings.saveTranscript': (call, { params, body }) => saveTranscript(call, { ...params, ...body }),
      'recordings.transcribe': (call, { params, body }) => startTranscription(call, { ...params, ...body }),
      'recordings.cancelTranscription': (call, { params }) => cancelTranscription(call, params),
      'recordings.useTranscription': (call, { params, body }) =>
        useTranscription(call, { ...params, ...body }),
    },
    parts,
  )
