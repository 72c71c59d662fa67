/** Bounds of news. */
export const longestNewsTitle = 120
export const longestNews = 4_000
/** The letters of a picture in base64: about 200 KB. */
export const longestPicture = 280_000
/** The longer side of a picture, which the browser makes smaller before it sends it. */
export const pictureSide = 1_200
/** Beyond that, old ones are deleted before new ones are written. */
export const mostNews = 200
/** The number of news that the feed and the dashboard show. */
export const shownNews = 10
