/**
 * Version of the three declarations of the sign-up: that what is entered is correct, the disclaimer and the privacy
 * policy. A changed text gets the date of its change; what was accepted before keeps the version it was.
 */
export const declarationsVersion = '2026-11-22'
