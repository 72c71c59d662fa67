/** How well a text answers a short query: its words, how near each other they stand, and whether they are the phrase. */
import type { Places } from './hits.ts'

/** How far apart the words of a query may stand that say something together. */
const SPAN = 20
/** Words this near each other belong to one thought. */
const WINDOW = 10
/** "sınırın aşılması" is the phrase with one small word between too. */
const ADJACENT = 2

export interface NearScore {
  score: number
  /** The share of the query's words that stand in one window of the text, outside of formulas. */
  together: number
  /** A telling word of the query stands in formulas and nowhere else. */
  formulaic: boolean
  /** The two most telling words of the query stand together, outside of formulas. */
  answers: boolean
}

const saturated = (sum: number, half: number) => sum / (sum + half)
/** A hit in a formula is none that shows the subject. */
const SHOWS = 0.5

/**
 * @param idf how telling each word is
 * @param length of the text in relation to the usual one
 * @param span how far apart the words may stand
 */
export function nearScore(
  places: readonly Places[],
  idf: readonly number[],
  length: number,
  span = SPAN,
): NearScore {
  const all = idf.reduce((sum, one) => sum + one, 0) || 1
  const half = 1.2 * (0.5 + 0.5 * length)
  let single = 0
  places.forEach(({ weight }, unit) => {
    const sum = weight.reduce((total, one) => total + one, 0)
    single += (idf[unit] ?? 0) * saturated(sum, 2 * half)
  })
  const formulaic = standsInFormulas(places, idf)
  if (places.length === 1) {
    const shown = places[0]?.weight.some((one) => one >= SHOWS) ? 1 : 0
    return { score: single / all, together: shown, formulaic, answers: shown === 1 }
  }
  let ordered = 0
  let near = 0
  let pairs = 0
  for (let unit = 0; unit + 1 < places.length; unit++) {
    const importance = ((idf[unit] ?? 0) + (idf[unit + 1] ?? 0)) / 2
    const pair = pairHits(places[unit] as Places, places[unit + 1] as Places)
    ordered += importance * saturated(pair.ordered, 1)
    near += importance * saturated(pair.near, 1.5)
    pairs += importance
  }
  const whole = wholePhrase(places)
  return {
    score:
      0.25 * (single / all) + 0.37 * (ordered / pairs) + 0.17 * (near / pairs) + 0.21 * saturated(whole, 1),
    together: share(places, span),
    formulaic,
    answers: share(mostTelling(places, idf), span) === 1,
  }
}

/** Less telling words stand in formulas of any subject. */
const TELLING = 0.5

const mostTelling = (places: readonly Places[], idf: readonly number[]): Places[] =>
  [...places.keys()]
    .sort((a, b) => (idf[b] ?? 0) - (idf[a] ?? 0))
    .slice(0, 2)
    .map((unit) => places[unit] as Places)

function standsInFormulas(places: readonly Places[], idf: readonly number[]): boolean {
  const most = Math.max(...idf)
  return places.some(
    ({ at, formula }, unit) => (idf[unit] ?? 0) >= TELLING * most && at.length > 0 && formula.every(Boolean),
  )
}

/** How often two words follow each other, and how often they stand in one window in any order. */
function pairHits(one: Places, two: Places): { ordered: number; near: number } {
  let ordered = 0
  let near = 0
  let from = 0
  one.at.forEach((at, index) => {
    while (from < two.at.length && (two.at[from] as number) < at - WINDOW) from++
    let nearest = Number.POSITIVE_INFINITY
    let weight = 0
    for (let other = from; other < two.at.length && (two.at[other] as number) <= at + WINDOW; other++) {
      const distance = (two.at[other] as number) - at
      const both = Math.min(one.weight[index] as number, two.weight[other] as number)
      if (distance > 0 && distance <= ADJACENT) {
        ordered += both
        nearest = 1
        weight = Math.max(weight, both)
      } else if (distance !== 0 && Math.abs(distance) < nearest) {
        nearest = Math.abs(distance)
        weight = both
      }
    }
    if (Number.isFinite(nearest)) near += weight
  })
  return { ordered, near }
}

/** How often all words stand behind each other in the typed order. */
function wholePhrase(places: readonly Places[]): number {
  const [first, ...rest] = places
  let sum = 0
  first?.at.forEach((start, index) => {
    let at = start
    let weight = first.weight[index] as number
    for (const { at: others, weight: weights } of rest) {
      const next = others.findIndex((other) => other > at && other <= at + ADJACENT)
      if (next < 0) return
      at = others[next] as number
      weight = Math.min(weight, weights[next] as number)
    }
    sum += weight
  })
  return sum
}

/** The largest share of the words that stand in one window and show the subject there. */
function share(places: readonly Places[], span: number): number {
  const shown = places
    .flatMap(({ at, weight }, unit) =>
      at.flatMap((place, index) => ((weight[index] as number) >= SHOWS ? [{ place, unit }] : [])),
    )
    .sort((a, b) => a.place - b.place)
  const inside = new Array<number>(places.length).fill(0)
  let distinct = 0
  let most = 0
  let from = 0
  for (const { place, unit } of shown) {
    if ((inside[unit] as number) === 0) distinct++
    inside[unit] = (inside[unit] as number) + 1
    while ((shown[from]?.place as number) < place - span) {
      const gone = shown[from++]?.unit as number
      inside[gone] = (inside[gone] as number) - 1
      if (inside[gone] === 0) distinct--
    }
    most = Math.max(most, distinct)
  }
  return most / places.length
}
