/** Completes what is being typed: entries are found by the beginnings of their words. */
import { fold } from './analysis.ts'

export interface SuggestEntry<T> {
  text: string
  /** Other names that lead to the entry, such as an abbreviation. */
  also?: readonly string[]
  /** Synonyms of the concept in the text; they find the entry after entries that have the typed word itself. */
  alike?: readonly string[]
  /** If there are few places and many kinds, each kind gets its share first. */
  kind: string
  /** Of entries that read the same, the one with the highest weight is shown. */
  same: string
  /** Entries of more weight come first. */
  weight: number
  value: T
}

export interface SuggestIndex<T> {
  find: (typed: string, limit: number) => T[]
  readonly size: number
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** At most this many candidates are compared for one text, so that "a" is answered as fast as "anonim". */
const mostCandidates = 2_000
const longestKey = 6

/** Bonus on the weight for the way in which an entry was found. */
const BEGINS = 2
const ALIKE = -1.5
const SCATTERED = -1
const WHOLE_WORDS = 0.5

interface Place {
  key: string
  entry: number
  bonus: number
}

function placesOf<T>(entries: readonly SuggestEntry<T>[]): Place[] {
  const places: Place[] = []
  const add = (text: string, entry: number, first: number, later: number) => {
    const words = plain(text).split(' ')
    words.forEach((name, word) => {
      const key = words.slice(word, word + longestKey).join(' ')
      if (name !== '') places.push({ key, entry, bonus: word === 0 ? first : later })
    })
  }
  entries.forEach(({ text, also = [], alike = [] }, entry) => {
    for (const name of [text, ...also]) add(name, entry, BEGINS, 0)
    for (const name of alike) add(name, entry, ALIKE, ALIKE)
  })
  return places.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
}

function firstAtLeast(places: readonly Place[], key: string): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] as Place).key < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Sorts after every character of a word. */
const last = '\uffff'

/** The range of entries whose key starts with the text. */
const rangeOf = (places: readonly Place[], begun: string) => ({
  from: firstAtLeast(places, begun),
  to: firstAtLeast(places, `${begun}${last}`),
})

function distinct<T>(entries: SuggestEntry<T>[]): SuggestEntry<T>[] {
  const seen = new Set<string>()
  return entries.filter(({ kind, same }) => {
    const key = `${kind} ${same}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The best entries by rank, but no more than half of one kind while there are others. */
function mixed<T>(entries: SuggestEntry<T>[], limit: number): SuggestEntry<T>[] {
  const counts = new Map<string, number>()
  const within: SuggestEntry<T>[] = []
  const beyond: SuggestEntry<T>[] = []
  for (const entry of entries) {
    const count = (counts.get(entry.kind) ?? 0) + 1
    counts.set(entry.kind, count)
    if (count <= limit / 2) within.push(entry)
    else beyond.push(entry)
  }
  const kept = new Set([...within, ...beyond].slice(0, limit))
  return entries.filter((entry) => kept.has(entry))
}

/** What is typed: its words, and whether the last of them is complete. */
interface Typed {
  words: string[]
  isWhole: boolean
}

/** How well the words match words of the name in any order, each a different one; undefined if one is missing. */
function scattered({ words, isWhole }: Typed, name: readonly string[]): number | undefined {
  const free = [...name]
  let whole = 0
  // The unfinished word takes one of the words that the complete ones leave.
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1
    const exact = free.indexOf(word)
    const found = exact >= 0 ? exact : isLast && isWhole ? -1 : free.findIndex((one) => one.startsWith(word))
    if (found < 0) return undefined
    if (exact >= 0 && !isLast) whole++
    free.splice(found, 1)
  }
  return SCATTERED + (WHOLE_WORDS * whole) / Math.max(1, words.length - 1)
}

/** The words of an entry, and those of each of its other names. */
interface Names {
  own: string[]
  others: string[][]
}

class Finder<T> {
  readonly entries: readonly SuggestEntry<T>[]
  readonly #places: Place[]
  readonly #names: Names[]

  constructor(entries: readonly SuggestEntry<T>[]) {
    this.entries = entries
    this.#places = placesOf(entries)
    const wordsOf = (text: string) => plain(text).split(' ')
    this.#names = entries.map(({ text, also = [], alike = [] }) => ({
      own: wordsOf(text),
      others: [...also, ...alike].map(wordsOf),
    }))
  }

  /** Adjacent words in their order. */
  together({ words, isWhole }: Typed, note: (entry: number, bonus: number) => void): void {
    const begun = words.join(' ')
    const { from, to } = rangeOf(this.#places, begun)
    for (let at = from; at < Math.min(to, from + mostCandidates); at++) {
      const { key, entry, bonus } = this.#places[at] as Place
      // A trailing space means that the word is complete.
      if (!isWhole || `${key} `.startsWith(`${begun} `)) note(entry, bonus)
    }
  }

  /** The words in any order, with others between them; the search starts from the rarest of them. */
  apart(typed: Typed, note: (entry: number, bonus: number) => void): void {
    const ranges = typed.words.map((word) => rangeOf(this.#places, word))
    const [rarest] = ranges.sort((a, b) => a.to - a.from - (b.to - b.from))
    if (!rarest) return
    const seen = new Set<number>()
    for (let at = rarest.from; at < rarest.to && seen.size < mostCandidates; at++) {
      const { entry } = this.#places[at] as Place
      if (seen.has(entry)) continue
      seen.add(entry)
      const { own, others } = this.#names[entry] as Names
      const inText = scattered(typed, own)
      if (inText !== undefined) note(entry, inText)
      for (const name of inText === undefined ? others : []) {
        const bonus = scattered(typed, [...new Set([...own, ...name])])
        if (bonus !== undefined) note(entry, bonus + ALIKE)
      }
    }
  }
}

export function buildSuggestIndex<T>(entries: readonly SuggestEntry<T>[]): SuggestIndex<T> {
  const finder = new Finder(entries)
  const find = (text: string, limit: number): T[] => {
    const begun = plain(text)
    if (begun === '') return []
    const typed: Typed = { words: begun.split(' '), isWhole: /\s$/.test(text) }
    const best = new Map<number, number>()
    const note = (entry: number, bonus: number) => {
      const score = (entries[entry] as SuggestEntry<T>).weight + bonus
      best.set(entry, Math.max(best.get(entry) ?? Number.NEGATIVE_INFINITY, score))
    }
    finder.together(typed, note)
    if (typed.words.length > 1) finder.apart(typed, note)
    // "zaman aşımı", typed as two words.
    if (typed.words.length > 1 && best.size === 0)
      finder.together({ ...typed, words: [typed.words.join('')] }, note)
    const ranked = [...best].sort(([a, one], [b, two]) => two - one || a - b)
    const found = ranked.map(([entry]) => entries[entry] as SuggestEntry<T>)
    return mixed(distinct(found), limit).map(({ value }) => value)
  }
  return { find, size: entries.length }
}
