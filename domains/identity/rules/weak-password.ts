/** What makes a password easy to guess although it meets every rule of form: it is in a list, or about its owner. */

export interface PasswordOwner {
  email: string
  name: string
  surname: string
}

/** Shorter words are in too many passwords to say anything. */
const shortestWord = 3
const shortestEntry = 4
const longestText = 300
const product = 'mizan'

/** Whether the list has the password, without the digits, signs, capitals and substitutions that people add to it. */
export const isInList = (password: string, list: ReadonlySet<string>): boolean =>
  formsOf(password).some((form) => form.length >= shortestEntry && (list.has(form) || isRepeated(form)))

/** Whether more than half of its letters, or of its letters and digits, is a name: of mailbox, person or product. */
export function isAboutOwner(password: string, { email, name, surname }: PasswordOwner): boolean {
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  const texts = [mailbox, name, surname, product]
  const words = [...texts, ...texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))]
  return [lettersOf, plainOf].some((shape) => {
    const known = words.map((word) => shape(folded(word))).filter((word) => word.length >= shortestWord)
    return readings(folded(password)).some((reading) => isMostly(shape(reading), known))
  })
}

/** Small Latin letters without marks, in which the four kinds of i are one; bounded, as one sign may become many. */
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

/** Signs that stand for letters; a 1 is read both ways. */
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
  // Two or three letters before a row of digits do not make a password of it.
  const digits = lettersOf(whole).length <= 3 ? [digitsOf(whole)] : []
  return [whole, plainOf(whole), ...shapes, ...shapes.map(once), ...digits]
}

/** `passwordpassword` → `password`. */
const once = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text

/** Up to three letters again and again. */
const isRepeated = (text: string): boolean => /^(.{1,3}?)\1+$/.test(text)

function isMostly(text: string, words: readonly string[]): boolean {
  const covered = new Set<number>()
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index += 1) covered.add(index)
  return covered.size * 2 > text.length
}
