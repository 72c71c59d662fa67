/** Which documents a query finds, and how well. Works on the parts of an index one after the other. */
import type { Query } from '@mizan/research/rules/query/ast'
import type { Posting, Segment } from './segment.ts'

/** BM25: how soon more of the same word counts less, and how much long documents are at a disadvantage. */
const saturation = 1.2
const lengthPart = 0.6
/** A phrase says more than its words. */
const phraseFactor = 2
/** Words that one beginning may stand for, in one part of the index. */
const mostBeginnings = 200

export interface Found {
  segment: number
  slot: number
  score: number
}

/** In steps of one part of the index. */
export function* findIn(segments: readonly Segment[], query: Query): Generator<void, Found[]> {
  const terms = new Map<string, Term>()
  for (const term of termsOf(query)) if (!terms.has(term)) terms.set(term, look(segments, term))
  yield
  const documents = segments.reduce((sum, { ids }) => sum + ids.length, 0)
  const found: Found[] = []
  for (const [number, segment] of segments.entries()) {
    const scores = scoresOf({ segment, number, terms, documents, average: averageOf(segment) }, query)
    for (let slot = 0; slot < scores.length; slot++) {
      const score = scores[slot] as number
      if (score > 0) found.push({ segment: number, slot, score })
    }
    yield
  }
  return found
}

interface Term {
  /** Its number in each part; -1 where no document has it. */
  numbers: Int32Array
  /** How many documents have it. */
  documents: number
}

function look(segments: readonly Segment[], term: string): Term {
  const bytes = Buffer.from(term)
  const numbers = Int32Array.from(segments, (segment) => segment.find(bytes))
  let documents = 0
  for (const [at, number] of numbers.entries())
    if (number >= 0) documents += segments[at]?.documentsWith(number) ?? 0
  return { numbers, documents }
}

function termsOf(query: Query): string[] {
  if (query.type === 'word') return query.terms.map(({ term }) => term)
  if (query.type === 'phrase') return query.terms
  if (query.type === 'citation') return [query.token]
  if (query.type === 'prefix') return []
  return query.type === 'not' ? termsOf(query.item) : query.items.flatMap(termsOf)
}

const averages = new WeakMap<Segment, number>()

function averageOf(segment: Segment): number {
  const known = averages.get(segment)
  if (known !== undefined) return known
  const sum = segment.ids.reduce((total, _, slot) => total + segment.lengthOf(slot), 0)
  const average = Math.max(1, sum / Math.max(1, segment.ids.length))
  averages.set(segment, average)
  return average
}

interface Place {
  segment: Segment
  number: number
  terms: ReadonlyMap<string, Term>
  documents: number
  average: number
}

/** For each document of the part; 0 if it is not found. */
function scoresOf(place: Place, query: Query): Float32Array {
  if (query.type === 'word') return ofWords(place, query.terms)
  if (query.type === 'citation') return ofWords(place, [{ term: query.token, weight: 2 }])
  if (query.type === 'prefix') return ofBeginning(place, query.prefix)
  if (query.type === 'phrase') return ofPhrase(place, query)
  if (query.type === 'not')
    return scoresOf(place, query.item).map((score) => (score > 0 ? 0 : Number.EPSILON))
  const parts = query.items.map((item) => scoresOf(place, item))
  return query.type === 'or' ? sumOf(parts) : sumOf(parts).map((sum, slot) => (hasAll(parts, slot) ? sum : 0))
}

const hasAll = (parts: readonly Float32Array[], slot: number): boolean =>
  parts.every((scores) => (scores[slot] as number) > 0)

function sumOf(parts: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(parts[0]?.length ?? 0)
  for (const scores of parts)
    for (let slot = 0; slot < sum.length; slot++) sum[slot] = (sum[slot] as number) + (scores[slot] as number)
  return sum
}

const rarity = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5))

const ofCount = ({ segment, average }: Place, { slot, count }: Posting): number =>
  (count * (saturation + 1)) /
  (count + saturation * (1 - lengthPart + (lengthPart * segment.lengthOf(slot)) / average))

/** Of other words for the same, the best counts. */
function ofWords(place: Place, wanted: readonly { term: string; weight: number }[]): Float32Array {
  const scores = new Float32Array(place.segment.ids.length)
  for (const { term, weight } of wanted) {
    const { numbers, documents } = place.terms.get(term) as Term
    const number = numbers[place.number] as number
    if (number < 0) continue
    const worth = weight * rarity(place.documents, documents)
    for (const posting of place.segment.postingsOf(number))
      scores[posting.slot] = Math.max(scores[posting.slot] as number, worth * ofCount(place, posting))
  }
  return scores
}

function ofBeginning(place: Place, prefix: string): Float32Array {
  const scores = new Float32Array(place.segment.ids.length)
  for (const number of place.segment.beginningWith(Buffer.from(prefix), mostBeginnings))
    for (const posting of place.segment.postingsOf(number))
      scores[posting.slot] = Math.max(scores[posting.slot] as number, ofCount(place, posting))
  return scores
}

function ofPhrase(place: Place, { terms, slop }: Extract<Query, { type: 'phrase' }>): Float32Array {
  const scores = new Float32Array(place.segment.ids.length)
  const known = terms.map((term) => place.terms.get(term) as Term)
  const numbers = known.map((term) => term.numbers[place.number] as number)
  if (numbers.some((number) => number < 0)) return scores
  const rarest = Math.max(...known.map((term) => rarity(place.documents, term.documents)))
  const lists = placesOfAll(place.segment, numbers)
  for (const [slot, places] of lists) {
    const count = slop > 0 ? countNear(places, terms.length + slop) : countExact(places)
    if (count > 0) scores[slot] = phraseFactor * rarest * ofCount(place, { slot, count, from: 0, to: 0 })
  }
  return scores
}

/** The places of each word, of the documents that have all of them; the rarest word says which are looked at. */
function placesOfAll(segment: Segment, numbers: readonly number[]): Map<number, number[][]> {
  const order = [...numbers.keys()].sort(
    (one, other) =>
      segment.documentsWith(numbers[one] as number) - segment.documentsWith(numbers[other] as number),
  )
  let kept: Map<number, number[][]> | undefined
  for (const at of order) {
    const next = new Map<number, number[][]>()
    for (const posting of segment.postingsOf(numbers[at] as number)) {
      const places = kept ? kept.get(posting.slot) : []
      if (!places) continue
      places[at] = segment.placesOf(posting)
      next.set(posting.slot, places)
    }
    kept = next
  }
  return kept ?? new Map()
}

/** How often the words stand one after the other. */
function countExact([first = [], ...others]: readonly number[][]): number {
  const rest = others.map((places) => new Set(places))
  return first.filter((place) => rest.every((places, at) => places.has(place + at + 1))).length
}

/**
 * How often all words stand within so many places, in any order. Each list is gone through once: a text may have a word
 * a million times.
 */
function countNear(lists: readonly number[][], width: number): number {
  const [first = [], ...others] = lists
  const nearTo = others.map((places) => nearIn(places, width))
  return first.filter((place) => nearTo.every((isNear) => isNear(place))).length
}

/** Whether another one of these places is near; asked for places in ascending order. */
function nearIn(places: readonly number[], width: number): (place: number) => boolean {
  let at = 0
  return (place) => {
    while (at < places.length && (places[at] as number) <= place - width) at++
    const next = places[at] === place ? places[at + 1] : places[at]
    return next !== undefined && next - place < width
  }
}
