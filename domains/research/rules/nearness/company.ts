/**
 * A formula that every court words a little differently is known by its company: the words around a hit are those
 * that stand around most hits of the same word ("velayet" beside "vesayet" and "kayyım" in sentences on article 53 of
 * the criminal code). Hits in other company then tell more.
 */
import type { Places } from './hits.ts'
import { termIn } from './print.ts'

/** The words of a decision as prints, and where those of the query stand in it. */
export interface Compared {
  words: Uint32Array
  places: Places[]
}

const AROUND = 8
/** The first hits of a decision show whether it is about the subject. */
const MOST_HITS = 10
/** Among fewer decisions, words around a hit belong to the subject. */
const FEWEST = 60
/** A word of which half of the hits have at least so much of the usual company mostly stands in formulas. */
const DOMINATED = 0.5
/** Of such a word, hits with so much of it are in the formula. */
const USUAL = 0.3
const IN_FORMULA = 0.12

/** Lowers the weights of hits in formulas; the others stay. */
export function quieten(decisions: readonly Compared[], units: number): void {
  for (let unit = 0; unit < units; unit++) quietenUnit(decisions, unit)
}

function quietenUnit(decisions: readonly Compared[], unit: number): void {
  const having = decisions.filter(({ places }) => (places[unit]?.at.length ?? 0) > 0)
  if (having.length < FEWEST) return
  const counts = countCompany(having, unit)
  const shares = having.map(({ words, places }) =>
    (places[unit] as Places).at
      .slice(0, MOST_HITS)
      .map((at) => companyAt(words, at, counts) / (having.length - 1)),
  )
  const all = Float64Array.from(shares.flat()).sort()
  if ((all[all.length >> 1] as number) < DOMINATED) return
  having.forEach(({ places }, index) => {
    const { at, weight, formula } = places[unit] as Places
    shares[index]?.forEach((share, hit) => {
      if (share < USUAL || (places.length > 1 && hasAllAround(places, at[hit] as number))) return
      weight[hit] = Math.min(weight[hit] as number, IN_FORMULA)
      formula[hit] = true
    })
  })
}

/** A formula with all the words of the query may be what is looked for. */
const hasAllAround = (places: readonly Places[], here: number): boolean =>
  places.every(({ at }) => at.some((place) => Math.abs(place - here) <= AROUND))

/** In how many decisions each word stands near the hits. */
function countCompany(decisions: readonly Compared[], unit: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { words, places } of decisions) {
    const seen = new Set<number>()
    for (const at of (places[unit] as Places).at.slice(0, MOST_HITS))
      for (let near = Math.max(0, at - AROUND); near <= at + AROUND && near < words.length; near++)
        if (near !== at) seen.add(termIn(words[near] as number))
    for (const term of seen) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/** How many other decisions have the words around a hit near theirs, on average. */
function companyAt(words: Uint32Array, at: number, counts: ReadonlyMap<number, number>): number {
  let sum = 0
  let number = 0
  for (let near = Math.max(0, at - AROUND); near <= at + AROUND && near < words.length; near++) {
    if (near === at) continue
    sum += (counts.get(termIn(words[near] as number)) ?? 1) - 1
    number++
  }
  return number > 0 ? sum / number : 0
}
