/** What an e-mail address, a phone number and a password must look like; the same on both sides. */

/** Text, at sign, text, dot, text, no whitespace. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Optional plus, a digit 1 to 9, then 1 to 14 more digits; fewer than 8 digits reach no telephone. */
export const isPhoneNumber = (text: string): boolean => /^\+?[1-9]\d{7,14}$/.test(text)

/** Each rule by name, so that a form can show which are still unmet. */
export const passwordRules = {
  length: (text: string) => [...text].length >= 8,
  upper: (text: string) => /\p{Lu}/u.test(text),
  lower: (text: string) => /\p{Ll}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => /[^\p{L}\d\s]/u.test(text),
} as const

export const isPassword = (text: string): boolean =>
  Object.values(passwordRules).every((holds) => holds(text))
