/**
 * Rights to use the assistant. Asking about a case, or opening such a conversation, also needs the right to read the
 * case.
 */
export const group = 'language-model'

export const asking = { session: 'bearer', licence: 'case_search_basic', feature: 'rag' } as const
