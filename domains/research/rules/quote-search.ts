/** Whether a quotation stands in a text, whatever its capitals, accents, spaces, line breaks and punctuation. */
import { fold } from './analysis/characters.ts'

interface Word {
  folded: string
  start: number
  end: number
}

export interface Place {
  /** Offsets in the text. */
  start: number
  end: number
}

/** A number keeps its separators, because 1.500 and 1,500 are two numbers; the parts of a word keep together. */
const words = /\d+(?:[.,/:-]\d+)*|[\p{L}\p{M}\u00ad\u200b-\u200d]+/gu
/** What is left out of a quotation. */
const gaps = /[[(]\s*(?:…|\.{3})\s*[\])]|…|\.{3,}/g
/** Words that follow each other in a text and in a quotation are compared in runs of this length. */
const run = 3
/** Of its runs, so many must stand at one place, or the passage there is another one. */
const leastShare = 0.3

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(words)].map((found) => ({
    folded: fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))

/** The place of the quotation, from its first word to its last; undefined if it does not stand there in this order. */
export function findQuote(text: string, quote: string): Place | undefined {
  const all = wordsOf(text)
  const pieces = quote.split(gaps).map(wordsOf)
  const wanted = pieces.filter((piece) => piece.length > 0)
  if (wanted.length === 0) return undefined
  const haystack = joined(all)
  let [from, start, end] = [0, -1, -1]
  for (const piece of wanted) {
    const at = haystack.indexOf(piece, from)
    if (at < 0) return undefined
    if (start < 0) start = at
    from = at + piece.length
    end = from - 1
  }
  return { start: all[start]?.start ?? 0, end: all[end]?.end ?? 0 }
}

/** Searches for words in a row with one native search, and counts the words before what it finds. */
function joined(all: readonly Word[]) {
  const text = ` ${all.map(({ folded }) => folded).join(' ')} `
  const starts: number[] = []
  let at = 0
  for (const { folded } of all) {
    starts.push(at)
    at += folded.length + 1
  }
  return {
    indexOf: (piece: readonly Word[], from: number): number => {
      const offset = text.indexOf(` ${piece.map(({ folded }) => folded).join(' ')} `, starts[from] ?? at)
      return offset < 0 ? -1 : placeIn(starts, offset)
    },
  }
}

function placeIn(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The passage that is most like a quotation which does not stand in the text; undefined if none is. */
export function nearestPassage(text: string, quote: string): Place | undefined {
  const [all, wanted] = [wordsOf(text), wordsOf(quote)]
  const runs = runsOf(wanted)
  const places = new Map<string, number[]>()
  for (const [at, one] of runs.entries()) places.set(one, [...(places.get(one) ?? []), at])
  // Words of a quotation have the same distance from its beginning wherever they stand; a few may be missing.
  const votes = new Map<number, number>()
  for (const [at, one] of runsOf(all).entries())
    for (const inQuote of places.get(one) ?? []) {
      const begin = Math.round((at - inQuote) / run)
      votes.set(begin, (votes.get(begin) ?? 0) + 1)
    }
  const [begin = 0, most = 0] = [...votes].sort((one, other) => other[1] - one[1])[0] ?? []
  if (runs.length === 0 || most / runs.length < leastShare) return undefined
  const first = Math.max(0, Math.min(begin * run, all.length - 1))
  const last = Math.min(all.length - 1, first + wanted.length - 1)
  return { start: all[first]?.start ?? 0, end: all[last]?.end ?? 0 }
}

const runsOf = (all: readonly Word[]): string[] =>
  all.slice(0, Math.max(0, all.length - run + 1)).map((_, at) =>
    all
      .slice(at, at + run)
      .map(({ folded }) => folded)
      .join(' '),
  )
