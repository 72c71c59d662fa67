/** Bounds of notifications. */

/** Days after which a notification is deleted, read or not. */
export const keptDays = 90
/** The count of the bell goes no further; the bell then shows 99+. */
export const mostCounted = 100
/** How many of a person's latest changes a list goes back; older ones are not shown. */
export const mostListed = 2_000
/** Changes of one subject that a list shows; the others are counted. */
export const shownPerSubject = 3
/** A mail leaves so long after the first change that it tells of, together with all that happened meanwhile. */
export const foldedMs = 5 * 60_000
/** Subjects and changes of each that a letter names; further ones are counted. */
export const mostInLetter = { subjects: 30, changes: 10 } as const
