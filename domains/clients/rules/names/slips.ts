/** Whether two words may be one word that somebody mistyped, and how far apart they are. */
import { isGivenName, isKnownName } from './known.ts'

const LONGEST = 40
/** Rows of the table below, reused because one check fills them thousands of times. */
let before = new Float64Array(LONGEST + 1)
let previous = new Float64Array(LONGEST + 1)
let current = new Float64Array(LONGEST + 1)

const groups = ['aeiou', 'bp', 'dt', 'gk', 'sz', 'vf', 'mn', 'lr', 'gy', 'hg', 'ck', 'iy']
/** What it costs to type one letter for another, by both codes: sounds that are confused cost less. */
const CODES = 128
const costs = new Float64Array(CODES * CODES).fill(1.5)
for (let code = 0; code < CODES; code++) costs[code * CODES + code] = 0
for (const group of groups)
  for (const one of group) for (const other of group) if (one !== other) setCost(one, other, 1)
/** Vowels that languages write for each other: `Djamila` and `Cemile`, `Mouhtar` and `Muhtar`. */
for (const [one, other] of [
  ['a', 'e'],
  ['o', 'u'],
] as const) {
  setCost(one, other, 0.7)
  setCost(other, one, 0.7)
}

function setCost(one: string, other: string, cost: number): void {
  costs[one.charCodeAt(0) * CODES + other.charCodeAt(0)] = cost
}

function exchange(a: number, b: number): number {
  if (a === b) return 0
  return a < CODES && b < CODES ? (costs[a * CODES + b] as number) : 1.5
}

/** Weighted edit distance, neighbours that are exchanged counting as one edit. */
function distance(a: string, b: string): number {
  for (let j = 0; j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    current[0] = i
    for (let j = 1; j <= b.length; j++) current[j] = cellOf(a, b, i, j)
    ;[before, previous, current] = [previous, current, before]
  }
  return previous[b.length] as number
}

function cellOf(a: string, b: string, i: number, j: number): number {
  const [one, other] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)]
  const cost = Math.min(
    (previous[j - 1] as number) + exchange(one, other),
    (previous[j] as number) + 1,
    (current[j - 1] as number) + 1,
  )
  const swaps = i > 1 && j > 1 && one === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
  return swaps ? Math.min(cost, (before[j - 2] as number) + 1) : cost
}

const DIGIT = 1 << 30

/** Vowels that cost less than one slip count as one letter. */
const merged = new Map([
  ['e'.charCodeAt(0), 'a'.charCodeAt(0)],
  ['u'.charCodeAt(0), 'o'.charCodeAt(0)],
])

/** A bit for each letter of a word, and one for digits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    bits |= code >= 48 && code < 58 ? DIGIT : 1 << ((((merged.get(code) ?? code) - 97) & 31) % 30)
  }
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Whether each word has more letters that the other lacks than slips explain; numbers have no slips. */
function differTooMuch(a: string, b: string, most: number): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)]
  if (((one | other) & DIGIT) !== 0) return true
  return countBits(one & ~other) > most || countBits(other & ~one) > most
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter)

/** How many edits a word of this length may have; a word that is no name may be a slip more easily. */
function allowed(length: number, oneIsKnown: boolean): number {
  if (length < 4) return 0
  if (length === 4) return oneIsKnown ? 1 : 0
  if (length < 6) return oneIsKnown ? 1.5 : 1
  if (length < 8) return 1.5
  return length < 10 ? 2 : 2.5
}

/** Last parts of names that are made up of two words: `Altıntaş` and `Altınbaş` are two names. */
const lastParts = new Set(
  'tas bas kas das yas han kan can tan san man kaya kara nur gul koc soy kol dag bag kus kurt oglu er el'.split(
    ' ',
  ),
)

function endInTwoParts(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 5) return false
  const differs = [...a].findIndex((letter, at) => letter !== b[at])
  return [2, 3, 4].some(
    (length) =>
      differs >= a.length - length && lastParts.has(a.slice(-length)) && lastParts.has(b.slice(-length)),
  )
}

/** `Emin` and an unlisted `Emina` are a man and a woman. */
const isFeminineOf = (long: string, short: string): boolean =>
  long.length === short.length + 1 && /[ae]$/.test(long) && long.startsWith(short) && isGivenName(short)

/** `almasri` and `almansuri`: the article that both have says nothing. */
const articleOf = (a: string, b: string): number =>
  a.length > 6 && b.length > 6 && /^al[^aeiou]/.test(a) && /^al[^aeiou]/.test(b) ? 2 : 0

/** `Louise` and `Louisa` */
const haveOneStem = (a: string, b: string): boolean =>
  a.length > 4 && a.slice(0, -1) === b.slice(0, -1) && /[ae]$/.test(a) && /[ae]$/.test(b)

/**
 * The number of slips between two words, undefined if they are two words. Two different names that people bear are
 * never slips of each other. `stricter` is taken off the slips that are allowed.
 */
export function slipsBetween(a: string, b: string, stricter = 0): number | undefined {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > 2 || a.length > LONGEST || b.length > LONGEST) return undefined
  const knows = Number(isKnownName(a)) + Number(isKnownName(b))
  const most = allowed(Math.max(a.length, b.length) - articleOf(a, b), knows === 1) - stricter
  if (
    (knows === 2 && !haveOneStem(a, b)) ||
    most <= 0 ||
    differTooMuch(a, b, most) ||
    isFeminineOf(a, b) ||
    isFeminineOf(b, a)
  )
    return undefined
  const slips = distance(a, b) + (a[0] === b[0] || (isVowel(a[0]) && isVowel(b[0])) ? 0 : 0.5)
  return slips <= most && !endInTwoParts(a, b) ? slips : undefined
}
