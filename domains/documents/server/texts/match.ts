/** Which documents a query finds, and how well. Works on the parts of an index one after the other. */
import type { Query } from '@mizan/research/rules/query/ast'
import type { Segment } from './segment.ts'

/** BM25: how soon more of the same word counts less, and how much long documents are at a disadvantage. */
const saturation = 1.2
const lengthPart = 0.6
/** A phrase says more than its words. */
const phraseFactor = 2
/** Words that one beginning may stand for, in one part of the index. */
const mostBeginnings = 200

/** For each document of one part of the index; 0 if it is not found. Undefined if none is. */
type Scores = Float32Array | undefined

/** Documents that are looked at in one step. */
const ofStep = 2_048

/** In steps of some parts of the index; `take` gets the scores of each part in which something was found. */
export function* findIn(
  segments: readonly Segment[],
  query: Query,
  take: (number: number, scores: Float32Array) => void,
): Generator<void, void> {
  const terms = new Map<string, Term>()
  for (const term of termsOf(query)) if (!terms.has(term)) terms.set(term, look(segments, term))
  yield
  const documents = segments.reduce((sum, { ids }) => sum + ids.length, 0)
  let looked = 0
  for (const [number, segment] of segments.entries()) {
    const scores = scoresOf({ segment, number, terms, documents, handicaps: handicapsOf(segment) }, query)
    if (scores) take(number, scores)
    looked += segment.ids.length
    if (looked < ofStep) continue
    looked = 0
    yield
  }
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

const known = new WeakMap<Segment, Float32Array>()

/** Of each document, by its length: what it takes to count as much as another one. */
function handicapsOf(segment: Segment): Float32Array {
  const former = known.get(segment)
  if (former) return former
  const lengths = Float32Array.from(segment.ids, (_, slot) => segment.lengthOf(slot))
  const average = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length))
  const own = lengths.map((length) => saturation * (1 - lengthPart + (lengthPart * length) / average))
  known.set(segment, own)
  return own
}

interface Place {
  segment: Segment
  number: number
  terms: ReadonlyMap<string, Term>
  documents: number
  handicaps: Float32Array
}

function scoresOf(place: Place, query: Query): Scores {
  if (query.type === 'word') return ofWords(place, query.terms)
  if (query.type === 'citation') return ofWords(place, [{ term: query.token, weight: 2 }])
  if (query.type === 'prefix') return ofBeginning(place, query.prefix)
  if (query.type === 'phrase') return ofPhrase(place, query)
  if (query.type === 'not') return ofOthers(place, scoresOf(place, query.item))
  return query.type === 'or' ? ofAny(place, query.items) : ofAll(place, query.items)
}

const none = (place: Place): Float32Array => new Float32Array(place.segment.ids.length)

function ofOthers(place: Place, without: Scores): Float32Array {
  const scores = none(place).fill(Number.EPSILON)
  if (without)
    for (let slot = 0; slot < scores.length; slot++) if ((without[slot] as number) > 0) scores[slot] = 0
  return scores
}

function ofAny(place: Place, items: readonly Query[]): Scores {
  let sum: Scores
  for (const item of items) {
    const scores = scoresOf(place, item)
    if (!sum || !scores) sum ??= scores
    else
      for (let slot = 0; slot < sum.length; slot++)
        sum[slot] = (sum[slot] as number) + (scores[slot] as number)
  }
  return sum
}

/** Ends with the first word that no document of the part has. */
function ofAll(place: Place, items: readonly Query[]): Scores {
  let sum: Scores
  for (const item of items) {
    const scores = scoresOf(place, item)
    if (!scores) return undefined
    if (sum) keepCommon(sum, scores)
    else sum = scores
  }
  return sum
}

function keepCommon(sum: Float32Array, scores: Float32Array): void {
  for (let slot = 0; slot < sum.length; slot++) {
    const [before, more] = [sum[slot] as number, scores[slot] as number]
    sum[slot] = before > 0 && more > 0 ? before + more : 0
  }
}

const rarity = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5))

const ofCount = ({ handicaps }: Place, slot: number, count: number): number =>
  (count * (saturation + 1)) / (count + (handicaps[slot] as number))

/** Of other words for the same, the best counts. */
function ofWords(place: Place, wanted: readonly { term: string; weight: number }[]): Scores {
  let scores: Scores
  for (const { term, weight } of wanted) {
    const { numbers, documents } = place.terms.get(term) as Term
    const number = numbers[place.number] as number
    if (number < 0) continue
    scores ??= none(place)
    raise(place, scores, number, weight * rarity(place.documents, documents))
  }
  return scores
}

function ofBeginning(place: Place, prefix: string): Scores {
  let scores: Scores
  for (const number of place.segment.beginningWith(Buffer.from(prefix), mostBeginnings)) {
    scores ??= none(place)
    raise(place, scores, number, 1)
  }
  return scores
}

/** To what the word is worth in each document that has it. */
function raise(place: Place, scores: Float32Array, number: number, worth: number): void {
  const postings = place.segment.postingsOf(number)
  while (postings.next()) {
    const { slot } = postings
    const score = worth * ofCount(place, slot, postings.count)
    if (score > (scores[slot] as number)) scores[slot] = score
  }
}

function ofPhrase(place: Place, { terms, slop }: Extract<Query, { type: 'phrase' }>): Scores {
  const known = terms.map((term) => place.terms.get(term) as Term)
  const numbers = known.map((term) => term.numbers[place.number] as number)
  if (numbers.some((number) => number < 0)) return undefined
  const scores = none(place)
  const rarest = Math.max(...known.map((term) => rarity(place.documents, term.documents)))
  const lists = placesOfAll(place.segment, numbers)
  for (const [slot, places] of lists) {
    const count = slop > 0 ? countNear(places, terms.length + slop) : countExact(places)
    if (count > 0) scores[slot] = phraseFactor * rarest * ofCount(place, slot, count)
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
    const postings = segment.postingsOf(numbers[at] as number)
    while (postings.next()) {
      const places = kept ? kept.get(postings.slot) : []
      if (!places) continue
      places[at] = segment.placesOf(postings)
      next.set(postings.slot, places)
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
