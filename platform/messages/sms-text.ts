/**
 * The text of an SMS. A text in GSM-7 takes 160 characters, with Turkish letters 155; any other character would
 * triple the price of a message, so typographic signs are simplified and other characters become a question mark.
 */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These count as two characters. */
const extended = new Set('^{}\\[~]|€')
const turkish = new Set('ğĞıİşŞç')

const plain: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\t': ' ',
  â: 'a',
  Â: 'A',
  î: 'i',
  Î: 'I',
  û: 'u',
  Û: 'U',
}

export interface SmsText {
  text: string
  /** Whether it needs the Turkish letters. */
  isTurkish: boolean
  /** Number of parts that the phone joins again, and that the sender pays for. */
  parts: number
}

export function smsText(given: string): SmsText {
  const written = [...given.normalize('NFC').trim()].map(writable)
  const text = written.join('')
  const isTurkish = [...text].some((letter) => turkish.has(letter))
  const places = [...text].reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0)
  const [alone, joined] = isTurkish ? [155, 149] : [160, 153]
  return { text, isTurkish, parts: places <= alone ? 1 : Math.ceil(places / joined) }
}

function writable(letter: string): string {
  const known = gsm.has(letter) || extended.has(letter) || turkish.has(letter)
  return known ? letter : (plain[letter] ?? '?')
}
