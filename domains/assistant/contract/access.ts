/** Who may use the assistant. Whoever asks about a case, or opens such a conversation, needs the right to read it besides. */
export const group = 'language-model'

export const asking = { session: 'bearer', licence: 'case_search_basic', feature: 'rag' } as const
