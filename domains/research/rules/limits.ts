/** Maximum length of a query, in characters. */

/** Longer queries are answered too, with the part that fits the limits of the query language. */
export const longestQuery = 20_000
export const shortestQuery = 2
/** The longest text that fits into an address for every server and mail program; this much is highlighted in a text. */
export const longestAddressQuery = 2_000

/** A story to make a search of, in characters. */
export const shortestStory = 20
export const longestStory = 5_000
