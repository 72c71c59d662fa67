/** Where the words of a query stand in a text that is kept as prints of its words. */
import { BREAK, longerIn, openingIn, termIn } from './print.ts'
import type { Unit } from './units.ts'

/** The places of one word of the query in a text, in order, and how much each counts. */
export interface Places {
  at: number[]
  weight: number[]
  /** Whether it stands in a formula. */
  formula: boolean[]
}

/** The first hits decide; the hundredth repetition adds nothing. */
const MOST_HITS = 60
const OTHER_SPELLING = 0.35
/** Long words keep their first seven letters in most of their forms; other ones are of another word ("çekinme", "çekin"). */
const OTHER_ENDING = 0.9
const OTHER_LONG_WORD = 0.5
/** What stands around a hit in a text of its own weighs at least so much. */
const OUTSIDE = 0.5
/** A hit in the subject counts like some in the text. */
const IN_HEAD = 1.6
const FILTER = 4096

export interface Finder {
  units: readonly Unit[]
  /** Most words of a text are none of the query's, which one look tells. */
  filter: Uint8Array
  byTerm: ReadonlyMap<number, { unit: number; weight: number }[]>
}

export function finderOf(units: readonly Unit[]): Finder {
  const filter = new Uint8Array(FILTER)
  const byTerm = new Map<number, { unit: number; weight: number }[]>()
  units.forEach(({ terms }, unit) => {
    for (const { print, weight } of terms) {
      filter[print % FILTER] = 1
      byTerm.set(print, [...(byTerm.get(print) ?? []), { unit, weight }])
    }
  })
  return { units, filter, byTerm }
}

/** @param weightAt how much a hit counts for what stands around it: little in a formula. */
export function placesIn(words: Uint32Array, finder: Finder, weightAt: (at: number) => number): Places[] {
  const { units, filter, byTerm } = finder
  const places: Places[] = units.map(() => ({ at: [], weight: [], formula: [] }))
  const head = words.indexOf(BREAK)
  for (let at = 0; at < words.length; at++) {
    const print = words[at] as number
    const term = termIn(print)
    if (filter[term % FILTER] === 0) continue
    for (const { unit, weight } of byTerm.get(term) ?? []) {
      const place = places[unit] as Places
      if (place.at.length >= MOST_HITS) continue
      place.at.push(at)
      const around = at < head ? IN_HEAD : weightAt(at)
      place.formula.push(around < OUTSIDE)
      place.weight.push(weight * around * spelling(units[unit] as Unit, print))
    }
  }
  return places
}

function spelling({ print: typed, letters, isLong }: Unit, print: number): number {
  // A synonym is spelt as it is.
  if (termIn(typed) !== termIn(print)) return 1
  if ((openingIn(typed) ^ openingIn(print)) & letters) return OTHER_SPELLING
  if (longerIn(typed) === longerIn(print)) return 1
  return isLong ? OTHER_LONG_WORD : OTHER_ENDING
}
