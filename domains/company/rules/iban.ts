/** International bank account numbers: two digits check all others. */

/** The IBAN without spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** A Turkish IBAN has 26 characters; the check is the remainder of the whole number by 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  if (text.startsWith('TR') && !/^TR\d{24}$/.test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** The IBAN in groups of four, as banks print it. */
export const printedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
