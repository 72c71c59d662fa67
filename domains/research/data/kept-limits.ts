/** How much a person may keep of their search work. */

/** Searches beyond these are forgotten, the oldest first. */
export const mostSearches = 500
export const mostFavorites = 1_000
export const mostFolders = 50
export const longestFolderName = 80
export const longestNote = 2_000
/** The filters of a search as they stand in its address. */
export const longestSearchAddress = 4_000
