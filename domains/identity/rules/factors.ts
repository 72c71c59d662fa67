/** Most second factors of one account: more would help nobody, and each is another way in. */
export const mostFactors = 10
