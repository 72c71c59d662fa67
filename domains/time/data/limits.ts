/** A day has this many minutes, so no entry is longer. */
export const mostMinutes = 1_440
export const longestWhat = 500
/** One call turns at most so many time entries into services. */
export const mostBilled = 500
/** The text of a service, which makes one line of the client's account. */
export const longestServiceText = 255
/** A timer that has run so long was probably forgotten, so its person is asked for the real end. */
export const forgottenAfterMinutes = 180
/** A timer that was started offline may have begun at most so many hours before the server learns of it. */
export const mostHoursBack = 168
/** The clock of a device may be ahead of the server's by so many minutes. */
export const clockToleranceMinutes = 5
