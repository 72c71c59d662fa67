/** Detects that a person asks or tells something in their own words, and does not write a search. */
const operators = /["*()/]|(^|\s)-\S|(^|\s)(VE|VEYA|DEĞİL|AND|OR|NOT)(\s|$)/
const leastWords = 4

export const isInOwnWords = (text: string): boolean =>
  !operators.test(text) && text.trim().split(/\s+/).length >= leastWords
