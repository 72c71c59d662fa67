/** Scripts that run from right to left: Hebrew, Arabic, Syriac, Thaana and those beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}]|[\u{1e800}-\u{1efff}]/u

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** A text whose first letter belongs to such a script begins on the right. */
export const beginsRight = (text: string): boolean => hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '')
