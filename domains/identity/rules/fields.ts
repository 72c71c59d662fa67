/** The formats of an e-mail address, a phone number and a password; the same for browser and server. */

/** No address is longer, and a pattern that searches for the last of many dots takes minutes for a megabyte of them. */
const longestEmail = 320

/**
 * Text, at sign, text, dot, text, no whitespace, and nothing that would make two addresses of one in a mail header.
 * It is applied to the stored form, in which the Greek question mark becomes a semicolon.
 */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail && isPlainAddress(canonicalEmail(text))

const isPlainAddress = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]*[^\s@.]$/.test(text) && !/[\p{Cc}\p{Cf}\p{Cs}\ufffd,;:<>()[\]"\\]/u.test(text)

/**
 * Lower case, with the dotted capital I of Turkish keyboards as a plain i: its own lower case is an i with a
 * combining dot, which would be another address.
 */
export const canonicalEmail = (text: string): string =>
  text.normalize('NFC').replaceAll('İ', 'i').toLowerCase().replaceAll('i\u0307', 'i')

/** Whether the part before the at sign has only letters that cannot be mistaken for others; checked only at sign-up. */
export const hasPlainMailbox = (text: string): boolean => /^[\x21-\x7e]+@/.test(canonicalEmail(text))

/**
 * One line without invisible characters (control and formatting characters, fillers, unpaired surrogates and the
 * character that the server puts in their place), and without many combining marks on one letter, which would cover
 * the lines around it.
 */
export const isOneLine = (text: string): boolean =>
  !/\p{M}{5}|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffd]/u.test(text)

/**
 * Text without what shows nothing, such as soft hyphens and marks of direction. It comes along when somebody copies from
 * another program, and nobody could find it to take it out.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')

/** One line with at least one letter, and nothing that makes a name look like a link or an address. */
export const isPersonName = (text: string): boolean =>
  isOneLine(text) && /\p{L}/u.test(text) && !/[<>@:/\\]/.test(text)

/** One line without links: it appears in the subject of letters. */
export const isOrganisation = (text: string): boolean => isOneLine(text) && !/:\/\/|www\./i.test(text)

/** Optional plus, a digit 1 to 9, then 1 to 14 more digits; fewer than 8 digits reach no telephone. */
export const isPhoneNumber = (text: string): boolean => /^\+?[1-9]\d{7,14}$/.test(text)

/**
 * The number with plus and country code, so that each telephone has one number; a Turkish mobile number without code
 * is Turkish. No Turkish number begins with the zero that is dialled within the country.
 */
export function canonicalPhoneNumber(text: string): string {
  const whole = /^5\d{9}$/.test(text) ? `+90${text}` : `+${text.replace(/^\+/, '')}`
  return whole.replace(/^\+900+/, '+90')
}

/** Each rule by name, so that a form can show which are still unmet. */
export const passwordRules = {
  // Composed letters count once, as they are hashed.
  length: (text: string) => [...text.normalize('NFC')].length >= 8,
  upper: (text: string) => /\p{Lu}/u.test(text),
  lower: (text: string) => /\p{Ll}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => /[^\p{L}\d\s]/u.test(text),
} as const

export const isPassword = (text: string): boolean =>
  Object.values(passwordRules).every((holds) => holds(text))
