/** Bounds of notifications. */

/** Days after which a notification is deleted, read or not. */
export const keptDays = 90
/** The count of the bell goes no further; the bell then shows 99+. */
export const mostCounted = 100
/** The number of a person's latest changes that a list reads; older ones are not shown. */
export const mostListed = 2_000
/** Changes of one subject that a list shows; the others are counted. */
export const shownPerSubject = 3
/** The pause between the first change of a mail and its sending; changes meanwhile are added to it. */
export const foldedMs = 5 * 60_000
/** Reminders, subjects and changes of each subject that a letter names; further ones are counted. */
export const mostInLetter = { reminders: 100, subjects: 30, changes: 10 } as const
/** The days before a due date at which people are reminded, unless they choose otherwise. */
export const usualDays: readonly number[] = [7, 3, 1, 0]
export const farthestReminder = 30
export const mostReminderDays = 8
/** Days without a run of the reminders that the next one makes up for. */
export const reminderCatchUp = 7
