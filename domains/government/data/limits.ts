/** Limits of court files and of the documents fetched for them. */
/** The number of rows of one list in one call, and of court files in one question. */
export const mostListed = 18
export const mostAsked = 500
/** The attachments of one row; a document with more of them is sent in several rows. */
export const mostReferences = 30
/** Documents that are marked as read at once. */
export const mostRead = 250
/** The documents of one court file, attachments included. */
export const mostFiles = 20_000
export const mostParties = 100
export const mostLawyers = 5
export const mostHearings = 100
/** The number of lines that report documents which could not be fetched. */
export const mostFaults = 500
export const longest = { id: 120, number: 60, name: 300, text: 2_000, fault: 300 } as const
/** A copy is a document of the case and has its limit. */
export const largestCopy = 50 * 1024 * 1024
