/** Limits of recordings. */
const megabyte = 1024 * 1024
/** The size of the audio of one recording, as the specification sets it for every file. */
export const largestAudio = 50 * megabyte
/** The size of one piece, as a browser sends it. */
export const largestPiece = 4 * megabyte
/** The parts of one recording. A new one begins each time somebody continues it, and every half hour of recording. */
export const mostParts = 50
/** The pieces of one recording, all its parts together: one every two seconds for four hours. */
export const mostPieces = 7_200
export const longestName = 200
/** The characters of a transcript, with the times in it: several hours of speech. */
export const longestTranscript = 300_000
/** The recordings of one case, including those in the bin. */
export const mostRecordings = 1_000
/** Recordings of one person that are not finished. */
export const mostUnfinished = 20
/** Minutes without a piece after which others may finish a recording. */
export const stillMinutes = 2
/** Hours without a piece after which a recording no longer reserves room of its office for further sound. */
export const roomHours = 24
/** Days after which a recording that nobody continues is finished, or removed if it is empty. */
export const unfinishedDays = 30
/** Minutes within which one person's savings of a transcript are one entry of the record. */
export const oneEntryMinutes = 10
/** Days in which a deleted recording can be restored. */
export const binDays = 30
/** Hours after which a piece that never became part of its recording is removed. */
export const incomingHours = 24
