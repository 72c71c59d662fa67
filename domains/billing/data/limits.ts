/** Bounds and times of subscriptions. */

/** Days of a trial, as the specification says. */
export const trialDays = 14
/** A card is checked with this amount, which goes back at once. */
export const cardCheck = '1.00'
/** Days for which an office whose renewal failed may still use everything. */
export const graceDays = 7
/** Days after the end of a period on which a failed renewal is tried again; the first try is at the end itself. */
export const renewalTries: readonly number[] = [0, 1, 3, 5]
/** Days before the end of a period on which the office is reminded by mail. */
export const reminderDays: readonly number[] = [7, 1]
/** Days for which an order that is paid by bank transfer waits for its money. */
export const transferDays = 10
export const mostBuyers = 10
export const mostSeats = 500
/** Minutes after which an order that nobody pays is given up; the bank is asked before. */
export const orderMinutes = 30
