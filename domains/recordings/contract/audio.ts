/** Rows that take audio piece by piece, and play it. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, done, fileOf } from '@mizan/platform/contract'
import { recordingAudit } from '../audit.ts'
import { largestPiece } from '../data/limits.ts'
import { audioContentTypes } from '../data/types.ts'
import {
  AudioQuery,
  AudioTicket,
  FinishInput,
  GoingOn,
  NewPiece,
  NewRecording,
  Recording,
  RecordingId,
  StoredPiece,
} from '../schemas.ts'
import {
  group,
  ofKeys,
  ofRecording,
  ofStore,
  reading,
  recorded,
  refusals,
  sampleCase,
  shown,
  writing,
} from './access.ts'

/** Players present a ticket in their address. */
export const audioTicket = { of: 'recordings.audio', by: 'recordingId' } as const

/** The sample is the beginning of an Ogg stream with Opus in it. */
const samplePiece = new File(['OggS', new Uint8Array(24), 'OpusHead'], 'parça.ogg')

export const audioRows = defineRows({
  'recordings.begin': {
    method: 'POST',
    path: '/case-management/{caseId}/recordings',
    group,
    access: writing,
    summary: 'Begins a recording, or the upload of a sound file; its audio follows in pieces',
    params: CaseId,
    body: NewRecording,
    answer: Recording,
    errors: [
      ...refusals,
      'recording.type_not_allowed',
      'recording.too_large',
      'recording.too_many',
      'recording.key_taken',
      'document.office_full',
      'document.disk_nearly_full',
      'document.empty',
      ...ofKeys,
    ],
    fails: { tr: 'Kayıt başlatılamadı.', en: 'Failed to start the recording.' },
    renews: shown,
    sample: { params: sampleCase, body: { name: 'Tanık görüşmesi' } },
  },
  'recordings.addPiece': {
    ...ofRecording,
    method: 'POST',
    path: '/case-management/{caseId}/recordings/{recordingId}/pieces',
    access: writing,
    summary:
      'Stores the next piece of audio; once it is answered, the piece is safe. The same piece may be sent again',
    params: RecordingId,
    body: NewPiece,
    files: { Piece: { maxBytes: largestPiece } },
    answer: StoredPiece,
    errors: [
      ...ofRecording.errors,
      'recording.finished',
      'recording.of_other',
      'recording.continued',
      'recording.piece_missing',
      'recording.piece_differs',
      'recording.not_audio',
      'recording.too_large',
      'document.empty',
      'document.office_full',
      'document.disk_nearly_full',
      'document.store_full',
      ...ofStore,
    ],
    fails: { tr: 'Ses yüklenemedi.', en: 'Failed to upload the audio.' },
    sample: { ...ofRecording.sample, body: { Part: '1', Number: '1', Length: '2000', Piece: samplePiece } },
  },
  'recordings.goOn': {
    ...ofRecording,
    method: 'POST',
    path: '/case-management/{caseId}/recordings/{recordingId}/go-on',
    access: writing,
    summary: 'Goes on with an unfinished recording in a new part, for the person who began it',
    params: RecordingId,
    answer: GoingOn,
    errors: [
      ...ofRecording.errors,
      'recording.finished',
      'recording.of_other',
      'recording.too_large',
      'document.office_full',
      'document.disk_nearly_full',
    ],
    fails: { tr: 'Kayıt sürdürülemedi.', en: 'Failed to continue the recording.' },
    renews: shown,
  },
  'recordings.finish': {
    ...ofRecording,
    method: 'POST',
    path: '/case-management/{caseId}/recordings/{recordingId}/finish',
    access: writing,
    summary:
      'Finishes a recording with the audio that has arrived, or with its text alone; asked again, it answers the same',
    params: RecordingId,
    body: FinishInput,
    answer: Recording,
    errors: [...ofRecording.errors, 'recording.piece_missing', 'recording.empty', 'recording.of_other'],
    fails: { tr: 'Kayıt tamamlanamadı.', en: 'Failed to finish the recording.' },
    renews: recorded,
    sample: { ...ofRecording.sample, body: {} },
  },
  'recordings.drop': {
    ...ofRecording,
    method: 'POST',
    path: '/case-management/{caseId}/recordings/{recordingId}/drop',
    access: writing,
    summary: 'Removes an unfinished recording for good',
    params: RecordingId,
    answer: done,
    errors: [...ofRecording.errors, 'recording.finished', 'recording.of_other'],
    fails: { tr: 'Kayıt silinemedi.', en: 'Failed to remove the recording.' },
    renews: recorded,
    audit: recordingAudit['recording.dropped'],
  },
  'recordings.audio': {
    method: 'GET',
    path: '/case-management/{caseId}/recording/audio',
    group,
    access: { ...reading, ticket: audioTicket },
    summary: 'Gives the audio of one part of a recording, whole or in part, also of an unfinished one',
    params: CaseId,
    query: AudioQuery,
    answer: fileOf(...audioContentTypes),
    errors: [...ofRecording.errors, 'recording.no_audio', 'document.damaged', ...ofStore],
    sample: { params: sampleCase, query: { recordingId: 'sample' } },
  },
  'recordings.ticket': {
    ...ofRecording,
    method: 'GET',
    path: '/case-management/{caseId}/recordings/{recordingId}/ticket',
    access: reading,
    summary:
      'Gives a ticket with which a player asks for the audio, for some minutes and as long as the session lasts',
    params: RecordingId,
    answer: AudioTicket,
    errors: [...ofRecording.errors, ...ofKeys],
  },
})
