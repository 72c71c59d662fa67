/** Completes what is being typed: entries are found by the beginning of any of their words. */
import { fold } from './analysis.ts'

export interface SuggestEntry<T> {
  text: string
  /** Other names that lead to the entry, such as an abbreviation. */
  also?: readonly string[]
  /** Of few entries of many kinds, each kind gets its share before one fills the rest. */
  kind: string
  /** Of entries that are the same to the reader, the one of the most weight is given. */
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

/** At most this many candidates are weighed for one question, so that "a" is answered as fast as "anonim". */
const mostCandidates = 2_000

interface Place {
  key: string
  entry: number
  /** 0 where the entry begins with the key. */
  word: number
}

function placesOf<T>(entries: readonly SuggestEntry<T>[]): Place[] {
  const places: Place[] = []
  entries.forEach((entry, index) => {
    for (const text of [entry.text, ...(entry.also ?? [])]) {
      const words = plain(text).split(' ')
      words.forEach((name, word) => {
        if (name !== '') places.push({ key: words.slice(word, word + 6).join(' '), entry: index, word })
      })
    }
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

function distinct<T>(entries: SuggestEntry<T>[]): SuggestEntry<T>[] {
  const seen = new Set<string>()
  return entries.filter(({ kind, same }) => {
    const key = `${kind} ${same}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The best, but of one kind no more than half while there are others; in the order of their rank. */
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

export function buildSuggestIndex<T>(entries: readonly SuggestEntry<T>[]): SuggestIndex<T> {
  const places = placesOf(entries)
  const find = (typed: string, limit: number): T[] => {
    const begun = plain(typed)
    if (begun === '') return []
    // Whoever has typed a space means the whole word.
    const key = /\s$/.test(typed) ? `${begun} ` : begun
    const best = new Map<number, number>()
    const from = firstAtLeast(places, begun)
    for (let at = from; at < places.length && at < from + mostCandidates; at++) {
      const place = places[at] as Place
      if (!`${place.key} `.startsWith(key)) break
      const score = (entries[place.entry] as SuggestEntry<T>).weight + (place.word === 0 ? 2 : 0)
      best.set(place.entry, Math.max(best.get(place.entry) ?? 0, score))
    }
    const ranked = [...best].sort(([a, one], [b, two]) => two - one || a - b)
    const found = ranked.map(([entry]) => entries[entry] as SuggestEntry<T>)
    return mixed(distinct(found), limit).map(({ value }) => value)
  }
  return { find, size: entries.length }
}
