/**
 * Version of the three declarations of the sign-up: that the data is correct, the disclaimer and the privacy policy.
 * A changed text gets the date of its change; earlier consents keep their version.
 */
export const declarationsVersion = '2026-11-22'
