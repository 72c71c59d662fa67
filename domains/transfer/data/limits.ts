/** Names of the office that a dry run shows beside one name that is like them; the rest is counted. */
export const shownAlike = 3
/** Imports that are listed. */
export const listedImports = 50
/** Rows that one statement writes; the keys of their names are made between two turns of the event loop. */
export const atOnce = 50
/** Rows that keep an import from being undone, as the refusal lists them. */
export const listedBlockers = 50
/** Hours after which the rows of a table are removed. */
export const keptHours = 24
/** Hours for which a finished export of an office can be downloaded. */
export const exportHours = 24
/** Bytes of one export. */
export const largestExport = 2 * 1024 ** 3
/** Files of one export; an archive has room for 65,535. */
export const mostFiles = 60_000
/** Files after which an export says how far it is. */
export const filesToldEvery = 20
/** Bytes of the disk that an export leaves free. */
export const leastFree = 1024 ** 3
/** Rows of an export that are in memory. */
export const exportedAtOnce = 200
/** Rows after which an export says how far it is, and hears whether it was cancelled. */
export const toldEvery = 1_000
/** Exports that are listed. */
export const listedExports = 10
/** Hours after which an export that nobody works on any more counts as failed; its job is tried for two. */
export const lostHours = 3
export const longestReason = 255
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What an export can be written as. */
export const exportTypes = { json: 'application/json', xlsx, zip: 'application/zip' } as const
/** Tables that are read at once, each in a thread of its own; a person has one at a time. */
export const tableBounds = { inAll: 2, perOffice: 1, perPerson: 1, waiting: 4 }
/** Files of bad rows that are made at once, each with all rows of its table in memory. */
export const badRowsBounds = { inAll: 2, perOffice: 1, perPerson: 2, waiting: 4 }
