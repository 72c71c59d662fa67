/** Who may call the rows of documents; what their case allows is asked by `requireCase`. */
import { readsCases, refusalsOfCase, writesCases } from '@mizan/cases/access'

export const group = 'case-management'

export const reading = readsCases
export const writing = writesCases

/** Only for those who may write the case, also while the office may only read. */
export const overseeing = { ...reading, permission: { module: 'cases', level: 'Write' } } as const

/** Of rows that open stored files. */
export const ofStore = [
  'document.key_unavailable',
  'document.keys_locked',
  'document.store_unavailable',
] as const
export const refusals = refusalsOfCase
/** Rows that show documents, and the history of their case. */
export const shown = [
  'documents.list',
  'documents.read',
  'documents.versions',
  'documents.text',
  'documents.search',
  'cases.history',
  'cases.historyIds',
] as const

export const sampleCase = { caseId: 'sample' }
export const sampleDocument = { caseId: 'sample', documentId: 'sample' }
