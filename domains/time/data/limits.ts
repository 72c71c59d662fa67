/** A day has no more. */
export const mostMinutes = 1_440
export const longestWhat = 500
/** How many entries one call turns into services. */
export const mostBilled = 500
/** What services say before how long they took; together they are a description of the client's account. */
export const longestServiceText = 200
/** From here on a timer was probably forgotten, and its real end is asked. */
export const forgottenAfterMinutes = 180
/** How far back the start of a timer may lie that the server has not heard of, such as one started offline. */
export const mostHoursBack = 168
/** How far the clock of a device may be ahead of the server's. */
export const clockToleranceMinutes = 5
