/** Bounds of the actions of a person without an account. */
export const conversationKinds = ['guest', 'llm-demo'] as const
export type ConversationKind = (typeof conversationKinds)[number]

/** Conversations that one network may begin in a day. A network may be an office with many people. */
export const conversationsOfDay: Record<ConversationKind, number> = { guest: 20, 'llm-demo': 2 }

/** The uses of one conversation. */
export const usesOfConversation = { answers: 5, searches: 30, readings: 60 } as const
export type Use = keyof typeof usesOfConversation

/** Answers of the assistant's demonstration in a day, for a network and for a browser. */
export const demoAnswersOfDay = 2

export const conversationMinutes = 60
/** A proof of work is used within this time; a slow telephone needs some seconds for it. */
export const checkMinutes = 10

/** Results and lines that a visitor is shown. */
export const mostResults = 5
/** Matches of a question that are compared with those of its subject, and how many of these there must be. */
export const mostCompared = 20
export const leastOnSubject = 3
export const mostSentences = 4
/** Characters of the beginning of a decision, and of a paragraph that no answer has cited. */
export const beginningOfText = 600
/** Letters of a question. */
export const longestQuestion = 600

/**
 * Visitors' work takes one of two seats, and one network never both, so that two thirds of a small server are left for
 * people who have signed in however many visitors there are.
 */
export const visitorBounds = { inAll: 2, perOffice: 1, perPerson: 6, waiting: 5 }

/** Conversations that begin: one transaction each. As many may wait as one network may begin, and a few that will be refused. */
export const beginningBounds = { inAll: 2, perOffice: 1, perPerson: 30, waiting: 30 }
