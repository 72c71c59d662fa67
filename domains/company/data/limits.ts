/** Seats of an office until a plan says otherwise: members and pending invitations together. */
export const firstSeats = 10

/** An invitation can be accepted for so many days after it was last sent. */
export const invitationDays = 7

/** Seconds until the same person may be sent an invitation again. */
export const resendAfterSeconds = 60

/** Letters with invitations that one office may send in 24 hours, those sent again too; beyond it somebody is misusing our mail. */
export const lettersADay = 20

/** Days for which a withdrawn invitation is kept; until then its letter counts against misuse, and the record names it. */
export const withdrawnDays = 30

/** Days for which an invitation that ran out can still be sent again. */
export const expiredDays = 90

/** Days for which it can be told how a member came; after that the membership itself says who invited. */
export const acceptedDays = 365
