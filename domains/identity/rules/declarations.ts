/**
 * Version of the three declarations of the sign-up: that the data is correct, the disclaimer and the privacy policy.
 * When a text changes, the version becomes the date of the change; earlier consents keep their version.
 */
export const declarationsVersion = '2026-11-22'
