/** Endings that make another name of a name, so that neither is a slip of the other. */
import { isGivenName, isVariant } from './known.ts'
import { soundOf } from './sound.ts'
import type { NameWord } from './words.ts'

const isGiven = ({ sound, text }: NameWord): boolean => isGivenName(sound) || isVariant(text)

/** `Popov` and `Popova` are one family. */
const ofFamily = /(?:[oe]v|in)$/

/** `Samir` and `Samira`, `Louis` and `Louise`, `Alexander` and `Alexandra`: a man and a woman. */
function isFeminineOf(long: NameWord, short: NameWord): boolean {
  if (!/[ae]$/.test(long.text)) return false
  const stem = long.text.slice(0, -1)
  if (/[^aeiou]a$/.test(long.text) && stem === short.text && stem.length > 4 && !ofFamily.test(stem))
    return true
  if (!isGiven(short)) return false
  if (stem === short.text || soundOf(stem) === short.sound) return true
  return long.text.endsWith('ra') && `${stem.slice(0, -1)}er` === short.text
}

/** `Williams` and `Williamson`, `Petrov` and `Petrović`, `Keten` and `Ketenci`: two surnames made of one word. */
const surnameEndings: readonly (readonly [short: string, long: string])[] = [
  ['s', 'son'],
  ['ov', 'ovic'],
  ['ev', 'evic'],
  ['ov', 'ovich'],
  ['ev', 'evich'],
  ...['er', 'ci', 'cu', 'li', 'lu', 'ca', 'han', 'kan', 'man', 'soy', 'oglu'].map(
    (ending) => ['', ending] as const,
  ),
]

const areTwoSurnames = (short: string, long: string): boolean =>
  surnameEndings.some(
    ([one, other]) =>
      short.endsWith(one) &&
      long.endsWith(other) &&
      short.length > one.length + 3 &&
      short.slice(0, short.length - one.length) === long.slice(0, -other.length),
  )

/** Names of two people that differ by an ending alone, or that are listed as two. */
export function areTwoByEnding(a: NameWord, b: NameWord): boolean {
  const [short, long] = a.text.length <= b.text.length ? [a, b] : [b, a]
  if (isVariant(a.text) && isVariant(b.text)) return true
  return isFeminineOf(long, short) || areTwoSurnames(short.text, long.text)
}
