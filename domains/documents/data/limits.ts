/** Limits of documents. */
export const megabyte = 1024 * 1024
/** One file, as the specification says. */
export const largestFile = 50 * megabyte
/** Days in which a deleted document can be restored. */
export const binDays = 30
export const longestName = 200
export const longestDescription = 2_000
export const longestComment = 500
/** Documents of one case, those in the bin too. */
export const mostDocuments = 10_000
/** Names that one check takes. */
export const mostChecked = 500
export const mostVersions = 500
/** Documents of one call about several. */
export const mostAtOnce = 200
/** Documents that become one PDF of exhibits, the bytes of them and of it, and its pages. */
export const mostExhibits = 100
export const mostExhibitBytes = 50 * megabyte
export const mostExhibitPages = 2_000
/** Such PDFs that are being made, each with all its files in memory. */
export const exhibitBounds = { inAll: 2, perOffice: 1, perPerson: 1, waiting: 4 }
/** Bytes of the documents in one archive. */
export const mostZipBytes = 1_000 * megabyte
/** Keys that are derived from a passphrase at once; an office has a seat of its members, and one of its administrators. */
export const derivationBounds = { inAll: 3, perOffice: 1, perPerson: 2, waiting: 8 }
/** Wrong passphrases of one person, and of all members together who have never opened the key. */
export const guessesOfPerson = {
  ...{ free: 10, firstPauseSeconds: 60 },
  ...{ longestPauseSeconds: 900, forgetSeconds: 3600 },
}
export const guessesOfOffice = { ...guessesOfPerson, free: 40 }
/** Archives that are being downloaded, each for as long as its reader takes. */
export const archiveBounds = { inAll: 24, perOffice: 6, perPerson: 3, waiting: 12 }
/** Hours after which a file that no document came to have is removed: no upload takes this long. */
export const incomingHours = 24
/** Hours in which an upload can be finished, also in several parts. */
export const uploadHours = 24
/** Unfinished uploads of one person, and their bytes. */
export const mostUnfinished = 100
export const mostUnfinishedBytes = 2_500 * megabyte

/** Files that are read whole for a preview, a comparison or a conversion, each of up to 20 MB and in a thread of its own. */
export const readingBounds = { inAll: 4, perOffice: 2, perPerson: 3, waiting: 24 }
/** Files of visitors that are converted or shown; one address has one at a time. */
export const toolBounds = { inAll: 2, perOffice: 1, perPerson: 1, waiting: 12 }
/** Searches in documents that are under way. */
export const searchBounds = { inAll: 64, perOffice: 16, perPerson: 4, waiting: 32 }
