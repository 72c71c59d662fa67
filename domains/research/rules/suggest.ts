/** Completes what is being typed: entries are found by the beginning of any of their words. */
import { fold } from './analysis.ts'

export interface SuggestEntry<T> {
  text: string
  /** Other words that lead to the entry, such as an abbreviation. */
  also?: string
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
    for (const text of [entry.text, entry.also ?? '']) {
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

export function buildSuggestIndex<T>(entries: readonly SuggestEntry<T>[]): SuggestIndex<T> {
  const places = placesOf(entries)
  const find = (typed: string, limit: number): T[] => {
    const key = plain(typed)
    if (key === '') return []
    const best = new Map<number, number>()
    const from = firstAtLeast(places, key)
    for (let at = from; at < places.length && at < from + mostCandidates; at++) {
      const place = places[at] as Place
      if (!place.key.startsWith(key)) break
      const score = (entries[place.entry] as SuggestEntry<T>).weight + (place.word === 0 ? 2 : 0)
      best.set(place.entry, Math.max(best.get(place.entry) ?? 0, score))
    }
    return [...best]
      .sort(([a, one], [b, two]) => two - one || a - b)
      .slice(0, limit)
      .map(([entry]) => (entries[entry] as SuggestEntry<T>).value)
  }
  return { find, size: entries.length }
}
