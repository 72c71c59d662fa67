/** Recordings of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

/** The names are shared by all domains, so the case of this one has a name of its own. */
type Ids = { recordedCaseId: string; recordingId: string }

const piece = () => new File(['OggS', new Uint8Array(24), 'OpusHead'], 'parça.ogg')
const answer = 'case.not_found'
const ofRecording = (more: object = {}) => ({
  input: ({ recordedCaseId, recordingId }: Ids) => ({
    params: { caseId: recordedCaseId, recordingId },
    ...more,
  }),
  answer,
})
const ofCase = (more: object = {}) => ({
  input: ({ recordedCaseId }: Ids) => ({ params: { caseId: recordedCaseId }, ...more }),
  answer,
})

export const recordingOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const { caseId } = await call('cases.create', {
      body: { displayTitle: 'Başka Büronun Ses Kaydı', caseNumber: 'S-1' },
    })
    const { recordingId } = await call('recordings.begin', { params: { caseId }, body: {} })
    await call('recordings.setConsent', { body: { asks: false } })
    return { recordedCaseId: String(caseId), recordingId: String(recordingId) }
  },
  reaches: {
    'recordings.list': ofCase(),
    'recordings.begin': ofCase({ body: {} }),
    'recordings.read': ofRecording(),
    'recordings.addPiece': ofRecording({ body: { Part: '1', Number: '1', Piece: piece() } }),
    'recordings.goOn': ofRecording(),
    'recordings.finish': ofRecording({ body: {} }),
    'recordings.drop': ofRecording(),
    'recordings.audio': {
      input: ({ recordedCaseId, recordingId }) => ({
        params: { caseId: recordedCaseId },
        query: { recordingId },
      }),
      answer,
    },
    'recordings.ticket': ofRecording(),
    'recordings.rename': ofRecording({ body: { name: 'Ele geçen', version: 1 } }),
    'recordings.delete': ofRecording(),
    'recordings.restore': ofRecording(),
    'recordings.transcript': ofRecording(),
    'recordings.saveTranscript': ofRecording({ body: { text: 'Ele geçen' } }),
    'recordings.transcribe': ofRecording({ body: {} }),
    'recordings.cancelTranscription': ofRecording(),
    'recordings.useTranscription': ofRecording({ body: {} }),
  },
})
