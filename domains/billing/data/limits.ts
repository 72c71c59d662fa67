/** Bounds and times of subscriptions. */

/** Days of a trial, as the specification says. */
export const trialDays = 14
/** A card is checked with this amount, which goes back at once. */
export const cardCheck = '1.00'
/** Days for which an office whose renewal failed may still use everything. */
export const graceDays = 7
export const mostSeats = 500
/** Minutes after which an order that nobody pays is given up; the bank is asked before. */
export const orderMinutes = 30
