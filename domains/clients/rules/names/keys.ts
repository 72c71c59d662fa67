/**
 * Texts under which a name is kept, so that a database finds similar names by equality. Two names that `compareNames`
 * finds alike share a key (decision 049).
 */
import { acronymsOf } from './acronyms.ts'
import { isCommonWord } from './company-words.ts'
import { isKnownName } from './known.ts'
import { partsOf } from './parts.ts'
import { type ReadName, readName } from './read.ts'
import { roughReading } from './readings.ts'
import { consonantsOf, soundOf } from './sound.ts'
import type { NameWord } from './words.ts'

const MOST = 13
const MOST_OF_LONG = 24
const LONGEST = 40

type Pair = readonly [NameWord, NameWord]

/** One word whole and the first letter of the other: survives slips in the other, and initials. */
const wholeAndInitial = ([a, b]: Pair): string[] =>
  [
    [a, b],
    [b, a],
  ].flatMap(([one, other]) =>
    one!.text.length > 1 && !one!.dotted ? [`${one!.sound}~${other!.text[0]}`] : [],
  )

/** One word whole and the last letter of the other: survives a slip in the first letter. */
const wholeAndEnd = ([a, b]: Pair): string[] => [
  `${a.sound}~-${b.sound.at(-1)}`,
  `${b.sound}~-${a.sound.at(-1)}`,
]

const inOrder = (a: string, b: string): string => (a < b ? `${a}+${b}` : `${b}+${a}`)
/** Slips in both words. */
const beginnings = ([a, b]: Pair): string => inOrder(a.sound.slice(0, 2), b.sound.slice(0, 2))
const skeletons = ([a, b]: Pair): string => `#${inOrder(consonantsOf(a.sound), consonantsOf(b.sound))}`

const joined = (words: readonly NameWord[]): string => soundOf(words.map(({ text }) => text).join(''))

/** The beginning and the end of a word, one of which a slip leaves as it is. Words of eight letters have both lengths. */
const endsOf = (sound: string): string[] =>
  [3, 4]
    .filter((length) => (length === 3 ? sound.length <= 8 : sound.length >= 8))
    .flatMap((length) => [`^${sound.slice(0, length)}`, `$${sound.slice(-length)}`])

/** Of words that other languages may spell in another way: names that are listed have their spellings beside them. */
function ofReadings([a, b]: Pair): string[] {
  if (isKnownName(a.sound) && isKnownName(b.sound)) return []
  const [one, other] = [a, b].map(({ text }) => roughReading(text).replace(/[aio]/g, '')) as [string, string]
  return one.length + other.length > 4 ? [`%${inOrder(one, other)}`] : []
}

/** Of one word that stands alone. */
const ofOne = ({ sound, text }: NameWord): string[] =>
  sound.length < 4
    ? [`=${sound}`]
    : [`=${sound}`, ...endsOf(sound), `=#${sound[0]}${consonantsOf(sound)}`, `%${roughReading(text)}`]

function pairsOf(words: readonly NameWord[]): Pair[] {
  return words.flatMap((one, at) => words.slice(at + 1).map((other): Pair => [one, other]))
}

function ofWords(words: readonly NameWord[]): string[] {
  const pairs = pairsOf(words)
  const keys = pairs.flatMap(wholeAndInitial)
  const [first, second, third] = words as [NameWord, NameWord, NameWord]
  if (words.length === 2) {
    const pair: Pair = [first, second]
    return [
      ...keys,
      `=${joined(words)}`,
      beginnings(pair),
      skeletons(pair),
      ...wholeAndEnd(pair),
      ...ofReadings(pair),
    ]
  }
  if (words.length > 3) return keys
  const ends: Pair = [first, third]
  return [
    ...keys,
    `${joined([first, second])}~${third.text[0]}`,
    `${joined([second, third])}~${first.text[0]}`,
    beginnings(ends),
    `=${joined(words)}`,
    skeletons(ends),
    ...ofReadings(ends),
  ]
}

/** The first two words and the last two, of a name with more than four. */
const atMostFour = (words: readonly NameWord[]): readonly NameWord[] =>
  words.length > 4 ? [...words.slice(0, 2), ...words.slice(-2)] : words

function ofCompany(name: ReadName, words: readonly NameWord[]): string[] {
  const rare = words.length > 1 ? words.filter((word) => !isCommonWord(word) && word.text.length > 3) : []
  const acronyms = acronymsOf(name).map((acronym) => `=${acronym}`)
  const whole = [
    ...(words.length > 1 ? [joined(words)] : []),
    ...(words.length > 2 ? [joined(words.slice(0, 2))] : []),
    ...(name.head ? [name.head] : []),
  ].map((one) => `=${one}`)
  return [...rare.slice(0, 2).map(({ sound }) => `=${sound}`), ...whole, ...acronyms.slice(0, 6)]
}

/** At most thirteen, or twenty-four of a text with several names or many words, each of at most forty characters. */
export function nameKeys(name: string): string[] {
  const parts = partsOf(name)
  const each = Math.floor(MOST_OF_LONG / parts.length)
  return [...new Set(parts.flatMap((part) => keysOf(part).slice(0, each)))]
}

/** Of a text with more words than a name has: any two neighbours may be the name of somebody. */
const ofNeighbours = (words: readonly NameWord[]): string[] =>
  words.slice(1).flatMap((word, at) => wholeAndInitial([words[at]!, word]))

function keysOf(name: string): string[] {
  const read = readName(name)
  const words = atMostFour(read.words)
  if (words.length === 0) return []
  const own = words.length === 1 ? ofOne(words[0]!) : ofWords(words)
  const keys =
    read.kind === 'plain' ? [...own, ...ofCompany(read, words)] : [...ofCompany(read, words), ...own]
  const first = [...new Set(keys)].slice(0, MOST)
  const all = read.words.length > 3 ? [...first, ...ofNeighbours(read.words)] : first
  return [...new Set(all.map((key) => key.slice(0, LONGEST)))].slice(0, MOST_OF_LONG)
}
