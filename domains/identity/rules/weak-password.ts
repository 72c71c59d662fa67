/**
 * Finds passwords that are easy to guess although they meet every formal rule: they are in a list, or about their
 * owner.
 */

export interface PasswordOwner {
  email: string
  name: string
  surname: string
}

/** Shorter words occur in too many passwords to mean anything. */
const shortestWord = 3
const shortestEntry = 4
const longestText = 300
const product = 'mizan'

/** Whether the list contains the password, without the digits, signs, capitals and substitutions that people add. */
export const isInList = (password: string, list: ReadonlySet<string>): boolean =>
  formsOf(password).some((form) => form.length >= shortestEntry && (list.has(form) || isRepeated(form)))

/**
 * Whether more than half of its letters, or of its letters and digits, is the mailbox or a name of the person or
 * product.
 */
export function isAboutOwner(password: string, { email, name, surname }: PasswordOwner): boolean {
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  const texts = [mailbox, name, surname, product]
  const words = [...texts, ...texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))]
  return [lettersOf, plainOf].some((shape) => {
    const known = words.map((word) => shape(folded(word))).filter((word) => word.length >= shortestWord)
    return readings(folded(password)).some((reading) => isMostly(shape(reading), known))
  })
}

/**
 * Small Latin letters without marks, with the four kinds of i as one; the length is limited, because one character
 * may become many.
 */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .slice(0, longestText)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i')

const lettersOf = (text: string): string => text.replace(/[^\p{L}]+/gu, '')
const plainOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
const digitsOf = (text: string): string => text.replace(/\D+/g, '')
const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Characters that stand for letters; a 1 is read both as i and as l. */
const substitutes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
}

const readings = (text: string): string[] => [
  text,
  ...['i', 'l'].map((one) =>
    text.replace(/[0-9@$€!|]/g, (sign) => (sign === '1' ? one : (substitutes[sign] ?? sign))),
  ),
]

function formsOf(password: string): string[] {
  const whole = folded(password)
  const core = withoutEnds(whole)
  const shapes = readings(core).flatMap((text) => [text, plainOf(text), lettersOf(text)])
  // Two or three letters before a sequence of digits do not make it a password of its own.
  const digits = lettersOf(whole).length <= 3 ? [digitsOf(whole)] : []
  return [whole, plainOf(whole), ...shapes, ...shapes.map(once), ...digits]
}

/** `passwordpassword` → `password`. */
const once = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text

/** Up to three letters repeated. */
const isRepeated = (text: string): boolean => /^(.{1,3}?)\1+$/.test(text)

function isMostly(text: string, words: readonly string[]): boolean {
  const covered = new Set<number>()
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index += 1) covered.add(index)
  return covered.size * 2 > text.length
}
