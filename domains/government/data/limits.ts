/** Limits of court files and of what is fetched for them. */
/** Rows of one list that are sent in one call, and court files that are asked for at once. */
export const mostListed = 18
export const mostAsked = 500
/** Attachments of one row; a document with more of them is sent in several. */
export const mostReferences = 30
/** Documents that are marked as read at once. */
export const mostRead = 250
/** Documents of one court file, attachments included. */
export const mostFiles = 20_000
export const mostParties = 100
export const mostLawyers = 5
export const mostHearings = 100
/** What could not be fetched is reported in so many lines at most. */
export const mostFaults = 500
export const longest = { id: 120, number: 60, name: 300, text: 2_000, fault: 300 } as const
/** A copy is a document of the case, whose limit this is. */
export const largestCopy = 50 * 1024 * 1024
