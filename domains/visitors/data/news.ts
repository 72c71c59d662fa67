/** Bounds of news. */
export const longestNewsTitle = 120
export const longestNews = 4_000
/** Beyond that, old ones are deleted before new ones are written. */
export const mostNews = 200
/** How many are read out to everybody. */
export const shownNews = 10
