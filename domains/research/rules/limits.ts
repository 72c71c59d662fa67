/** How long a query may be, in letters. */

/** Longer queries are answered too, with what fits the limits of the query language. */
export const longestQuery = 20_000
export const shortestQuery = 2
/** The longest that fits every server's and mail program's idea of an address; so much is marked in a text. */
export const longestAddressQuery = 2_000
