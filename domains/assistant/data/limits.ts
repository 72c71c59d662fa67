/** Bounds of questions, answers and conversations. */

/** Characters of a question: a story of two pages. */
export const longestMessage = 4_000
export const longestTitle = 120
export const mostConversations = 1_000
export const mostAnswersOfConversation = 100
