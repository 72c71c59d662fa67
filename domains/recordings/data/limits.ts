/** Limits of recordings. */
const megabyte = 1024 * 1024
/** The audio of one recording, as the specification says of every file. */
export const largestAudio = 50 * megabyte
/** One piece, as a browser sends it. */
export const largestPiece = 4 * megabyte
/** Parts of one recording. A new one begins each time somebody goes on with it, and every half hour of recording. */
export const mostParts = 50
/** Pieces of one recording, all its parts together: one every two seconds for four hours. */
export const mostPieces = 7_200
export const longestName = 200
/** Characters of a transcript, with the times in it: several hours of speech. */
export const longestTranscript = 300_000
/** Recordings of one case, those in the bin too. */
export const mostRecordings = 1_000
/** Recordings of one person that are not finished. */
export const mostUnfinished = 20
/** Minutes without a piece after which others may finish a recording. */
export const stillMinutes = 2
/** Hours without a piece after which a recording no longer keeps room of its office for what may still come. */
export const roomHours = 24
/** Days after which a recording that nobody went on with is finished, or removed if nothing is in it. */
export const unfinishedDays = 30
/** Minutes within which one person's savings of a transcript are one entry of the record. */
export const oneEntryMinutes = 10
/** Days in which a deleted recording can be restored. */
export const binDays = 30
/** Hours after which a piece that never became part of its recording is removed. */
export const incomingHours = 24
