/**
 * Rights to call the rows of recordings: those of cases, if the office may record as well; the rights on their case
 * are checked besides.
 */
import { readsCases, refusalsOfCase, writesCases } from '@mizan/cases/access'

export const group = 'case-management'

const besides = { licence: 'voice', feature: 'voice' } as const
export const reading = { ...readsCases, besides } as const
export const writing = { ...writesCases, besides } as const

/** The refusals of rows that open stored recordings. */
export const ofStore = [
  'document.key_unavailable',
  'document.keys_locked',
  'document.store_unavailable',
] as const
export const ofKeys = ['document.key_unavailable', 'document.keys_locked'] as const

/** Rows that show recordings. */
export const shown = ['recordings.list', 'recordings.read'] as const
/** These answers, and the history of the case. */
export const recorded = [...shown, 'documents.search', 'cases.history', 'cases.historyIds'] as const

export const sampleCase = { caseId: 'sample' }
export const ofRecording = {
  group,
  errors: [...refusalsOfCase, 'recording.not_found'],
  sample: { params: { caseId: 'sample', recordingId: 'sample' } },
} as const
export const refusals = refusalsOfCase
