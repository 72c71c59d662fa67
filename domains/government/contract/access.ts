/** Rights to call the rows of court files; `requireCase` checks the rights on the case itself. */
import { readsCases, refusalsOfCase, writesCases } from '@mizan/cases/access'

export const group = 'government-case'
export const refusals = refusalsOfCase
export const reading = readsCases
export const writing = writesCases
/** The browser extension fetches: the rows that it needs are open to its session, and no others of cases. */
export const syncing = { ...writesCases, extension: true } as const
export const asking = {
  ...readsCases,
  permission: { module: 'cases', level: 'Write' },
  extension: true,
} as const
/** Rows that show court files. */
export const shown = ['government.files', 'government.proposals'] as const
export const documentsShown = [
  ...shown,
  'documents.list',
  'documents.versions',
  'documents.text',
  'documents.search',
  'cases.history',
  'cases.historyIds',
] as const
export const ofCopies = [
  ...refusals,
  'government.not_linked',
  'government.ambiguous',
  'government.other_file',
  'government.file_unknown',
  'government.too_many',
  'document.type_not_allowed',
  'document.type_mismatch',
  'document.empty',
  'document.too_many',
  'document.store_full',
  'document.office_full',
  'document.disk_nearly_full',
  'document.key_unavailable',
  'document.keys_locked',
  'document.store_unavailable',
] as const
