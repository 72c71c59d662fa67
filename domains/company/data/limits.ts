/** Seats of an office until a plan says otherwise: members and pending invitations together. */
export const firstSeats = 10

/** An invitation can be accepted for so many days after it was last sent. */
export const invitationDays = 7

/** Seconds until the same person may be sent an invitation again. */
export const resendAfterSeconds = 60

/** Invitations that one office may send in 24 hours; beyond it somebody is misusing our mail. */
export const invitationsADay = 20
