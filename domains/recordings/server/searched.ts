/** Transcripts as the search in documents reads and names them. */
import type { SearchedTexts } from '@mizan/documents/server'
import { spokenText } from '../rules/spoken-text.ts'
import type { AllowanceCheck } from './allowance.ts'
import { recordingKeyOf } from './places.ts'
import { openText } from './seal.ts'
import { findTranscript, namesOfRecordings } from './store/searched.ts'

export const recordingTexts = (isAllowed: AllowanceCheck): SearchedTexts => ({
  source: 'recordings',
  isOpenTo: (tx, { officeId }) => isAllowed(tx, officeId, 'read'),
  read: async (tx, id, open) => {
    const found = await findTranscript(tx, id)
    if (!found) return undefined
    const dataKey = open(recordingKeyOf(id), found.wrappedKey)
    const { text, starts } = spokenText(openText(dataKey, { kind: 'transcript', id }, found.transcript))
    return [{ page: null, text, spoken: starts }]
  },
  namesOf: namesOfRecordings,
})
