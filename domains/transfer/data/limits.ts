/** Findings of one page of a dry run, and similar names that are told of one name. */
export const shownAlike = 3
/** Imports that are listed. */
export const listedImports = 50
/** Rows that one statement writes; the keys of their names are made between two turns of the event loop. */
export const atOnce = 50
/** Rows that keep an import from being undone, as the refusal lists them. */
export const listedBlockers = 50
/** Hours after which the rows of a table are removed. */
export const keptHours = 24
export const longestReason = 255
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
