/** Rights to call the rows of drafts. Opening a draft of a case also needs the right on the case. */
export const group = 'language-model'

/** The assistant drafts from the texts of the search, and lawyers draft from their cases: either licence is enough. */
const licence = ['case_search_basic', 'case_search_filtered', 'case_management_full'] as const

export const reading = { session: 'bearer', licence, feature: 'rag' } as const
export const writing = { ...reading, writes: true } as const

/** Templates of the office are changed by those who manage all its cases, which the action asks. */
export const writingTemplates = {
  ...writing,
  permission: { module: 'cases', level: 'Write' },
  besides: { feature: 'caseManagement' },
} as const

/** Refusals of every row about one draft. */
export const refusals = [
  'draft.not_found',
  'case.not_found',
  'case.no_access',
  'case.read_only',
  'document.keys_locked',
  'document.key_unavailable',
] as const

export const sampleId = { draftId: 'sample' }
