/** Maximum number of second factors of one account: more are of no use, and each is another way in. */
export const mostFactors = 10
