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

/** A text in which several quotations are searched; it is cut into words once. */
export interface Searched {
  /** The places of the pieces between what the quotation leaves out; undefined if they do not stand there in this order. */
  pieces: (quote: string) => Place[] | undefined
  /** The passage that is most like a quotation which does not stand in the text; undefined if none is. */
  nearest: (quote: string) => Place | undefined
}

export function searchedText(text: string): Searched {
  const all = wordsOf(text)
  const haystack = joined(all)
  let runs: Map<string, number[]> | undefined
  return {
    pieces: (quote) => piecesIn(all, haystack, quote),
    nearest: (quote) => {
      runs ??= placesOfRuns(all)
      return nearestIn(all, runs, quote)
    },
  }
}

/** The place of the quotation, from its first word to its last; undefined if it does not stand there in this order. */
export function findQuote(text: string, quote: string): Place | undefined {
  const found = searchedText(text).pieces(quote)
  return found && { start: found[0]?.start ?? 0, end: found.at(-1)?.end ?? 0 }
}

export const nearestPassage = (text: string, quote: string): Place | undefined =>
  searchedText(text).nearest(quote)

function piecesIn(all: readonly Word[], haystack: Haystack, quote: string): Place[] | undefined {
  const wanted = quote.split(gaps).map(wordsOf)
  const found: Place[] = []
  let from = 0
  for (const piece of wanted.filter((one) => one.length > 0)) {
    const at = haystack.indexOf(piece, from)
    if (at < 0) return undefined
    from = at + piece.length
    found.push({ start: all[at]?.start ?? 0, end: all[from - 1]?.end ?? 0 })
  }
  return found.length > 0 ? found : undefined
}

type Haystack = ReturnType<typeof joined>

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

function placesOfRuns(all: readonly Word[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, one] of runsOf(all).entries()) {
    const known = places.get(one)
    if (known) known.push(at)
    else places.set(one, [at])
  }
  return places
}

function nearestIn(
  all: readonly Word[],
  places: ReadonlyMap<string, readonly number[]>,
  quote: string,
): Place | undefined {
  const wanted = wordsOf(quote)
  const runs = runsOf(wanted)
  // Words of a quotation have the same distance from its beginning wherever they stand; a few may be missing.
  const votes = new Map<number, number>()
  for (const [inQuote, one] of runs.entries())
    for (const at of places.get(one) ?? []) {
      const begin = Math.round((at - inQuote) / run)
      votes.set(begin, (votes.get(begin) ?? 0) + 1)
    }
  let [begin, most] = [0, 0]
  for (const [at, count] of votes)
    if (count > most || (count === most && at < begin)) [begin, most] = [at, count]
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
