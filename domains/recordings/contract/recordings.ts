/** Rows about recordings that a case has. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, done } from '@mizan/platform/contract'
import { recordingAudit } from '../audit.ts'
import {
  Recording,
  RecordingChange,
  RecordingChanged,
  RecordingId,
  RecordingPage,
  RecordingQuery,
} from '../schemas.ts'
import { group, ofRecording, reading, recorded, refusals, sampleCase, writing } from './access.ts'

export const recordingRowsOfCase = defineRows({
  'recordings.list': {
    method: 'GET',
    path: '/case-management/{caseId}/recordings',
    group,
    access: reading,
    summary: 'Lists the recordings of a case, also unfinished ones, or those that are in the bin',
    params: CaseId,
    query: RecordingQuery,
    answer: RecordingPage,
    errors: refusals,
    sample: { params: sampleCase, query: { pageSize: '20' } },
  },
  'recordings.read': {
    ...ofRecording,
    method: 'GET',
    path: '/case-management/{caseId}/recordings/{recordingId}',
    access: reading,
    summary: 'Gives one recording, and how far its transcription is',
    params: RecordingId,
    answer: Recording,
  },
  'recordings.rename': {
    ...ofRecording,
    method: 'POST',
    path: '/case-management/{caseId}/recordings/{recordingId}/rename',
    access: writing,
    summary: 'Gives a recording another name',
    params: RecordingId,
    body: RecordingChange,
    answer: RecordingChanged,
    fails: { tr: 'Kaydın adı değiştirilemedi.', en: 'Failed to rename the recording.' },
    renews: recorded,
    audit: recordingAudit['recording.renamed'],
    sample: { ...ofRecording.sample, body: { name: 'Tanık görüşmesi', version: 1 } },
  },
  'recordings.delete': {
    ...ofRecording,
    method: 'POST',
    path: '/case-management/{caseId}/recordings/{recordingId}/delete',
    access: writing,
    summary:
      'Moves a finished recording with its transcript to the bin, from which it can be restored for 30 days',
    params: RecordingId,
    answer: done,
    errors: [...ofRecording.errors, 'recording.unfinished'],
    fails: { tr: 'Kayıt silinemedi.', en: 'Failed to delete the recording.' },
    renews: recorded,
    audit: recordingAudit['recording.deleted'],
  },
  'recordings.restore': {
    ...ofRecording,
    method: 'POST',
    path: '/case-management/{caseId}/recordings/{recordingId}/restore',
    access: writing,
    summary: 'Restores a recording from the bin',
    params: RecordingId,
    answer: Recording,
    fails: { tr: 'Kayıt geri yüklenemedi.', en: 'Failed to restore the recording.' },
    renews: recorded,
    audit: recordingAudit['recording.restored'],
  },
})
