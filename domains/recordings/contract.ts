/** Rows of recordings: their audio, which comes in pieces, their transcripts, and transcription. */
import { audioRows } from './contract/audio.ts'
import { consentRows } from './contract/consent.ts'
import { recordingRowsOfCase } from './contract/recordings.ts'
import { transcriptRows } from './contract/transcripts.ts'

export { recordingAudit, recordingOfficeAudit } from './audit.ts'
export { recordingErrors } from './errors.ts'

export const recordingRows = { ...recordingRowsOfCase, ...audioRows, ...transcriptRows, ...consentRows }
