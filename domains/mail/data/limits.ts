/** Limits of mails that wait to be filed. */
const megabyte = 1024 * 1024
/** A mail becomes a document of the case and has its limit; attachments grow by a third on their way. */
export const largestMail = 50 * megabyte
/** The bytes of a letter's headers in the box that are read to find its office. */
export const largestHead = 256 * 1024
/** Mails of one office that wait. */
export const mostWaiting = 500
/** Mails and bytes that an office is brought in 24 hours, by its people and out of the box each. */
export const mostADay = 300
export const mostBytesADay = 1_000 * megabyte
/** Days after which an unfiled mail is removed. */
export const keptDays = 30
/** Days for which a filed or declined mail is remembered, so that it is not taken in again. */
export const knownDays = 60
/** Cases that are offered for one mail. */
export const mostCandidates = 10
/** Letters of the text that are shown. */
export const shownText = 2_000
/** Hours after which the file of a mail that never arrived completely is removed. */
export const incomingHours = 24
/** Mails that are read at once; each is in memory as a whole. */
export const readingBounds = { inAll: 3, perOffice: 1, perPerson: 3, waiting: 12 }
