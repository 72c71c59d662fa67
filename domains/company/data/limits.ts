/** Seats of an office until it takes a plan: members and pending invitations together. Its founder has one. */
export const seatsWithoutPlan = 1

/** Days for which an invitation can be accepted after it was last sent. */
export const invitationDays = 7

/** Seconds until the same person may be sent an invitation again. */
export const resendAfterSeconds = 60

/** Invitation letters that one office may send in 24 hours, including repeated ones; more would be misuse. */
export const lettersADay = 20

/**
 * Days for which a withdrawn invitation is kept; until then it counts towards the daily limit, and the audit record
 * shows its name.
 */
export const withdrawnDays = 30

/** Days for which an expired invitation can still be sent again. */
export const expiredDays = 90

/** Days for which the invitation of a member is stored; after that only the membership says who invited them. */
export const acceptedDays = 365

/** Entries of the record in one file; a longer time is taken out in parts. */
export const mostEntriesInFile = 10_000

export const auditFileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
