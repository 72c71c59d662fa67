/** Bounds of questions, answers and conversations. */

/** The longest question in characters: a story of two pages. */
export const longestMessage = 4_000
export const longestTitle = 120
/** Words of an answer that a model writes. */
export const mostWords = 250
/** Sources of an answer. */
export const mostSources = 5
export const mostConversations = 1_000
export const mostAnswersOfConversation = 100
