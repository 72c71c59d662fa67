/** Second factors of one account; more are no help to anybody, and each is a way in. */
export const mostFactors = 10
