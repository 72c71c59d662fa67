/** The form of personal tokens, and their greatest number. */

export const mostTokens = 10
export const longestTokenDays = 365

/** Id of its session and 256 random bits, both in base64url, so that a leaked one can be found by its beginning. */
const form = /^mizan_([\w-]{22})[\w-]{43}$/

export const personalToken = (sessionId: string, secret: string): string => `mizan_${sessionId}${secret}`

/** The session that a token names, without any proof yet; undefined for other tokens. */
export const sessionOfToken = (token: string): string | undefined => form.exec(token)?.[1]
