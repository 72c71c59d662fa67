/** Bounds of the rate of an hour. */

/** Above zero and below a million an hour, so that no sum of entries exceeds the account of a client. */
export const isRate = (text: string): boolean => /^\d{1,6}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text)
