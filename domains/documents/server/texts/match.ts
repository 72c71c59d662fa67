/** Which documents a query finds, and how well. Works on the parts of an index one after the other. */
import type { Query, WeightedTerm } from '@mizan/research/rules/query/ast'
import { countExact, countNear, placesOfAll } from './phrase.ts'
import { PostingList } from './posting-list.ts'
import type { Segment } from './segment.ts'
import { type Term, termIn } from './terms.ts'
import { handicapsOf, ofCount } from './worth.ts'

/** A phrase says more than its words. */
const phraseFactor = 2
/** Words that one beginning may stand for, in one part of the index. */
const mostBeginnings = 200

/** For each document of one part of the index; 0 if it is not found. Undefined if none is. */
type Scores = Float32Array | undefined

/** Documents that are looked at in one step. */
const ofStep = 2_048

/**
 * In steps of some parts of the index; `take` gets the scores of each part in which something was found, and keeps none
 * of them.
 */
export function* findIn(
  segments: readonly Segment[],
  query: Query,
  take: (number: number, scores: Float32Array) => void,
): Generator<void, void> {
  const terms = new Map<string, Term>()
  for (const term of termsOf(query))
    if (!terms.has(term)) {
      terms.set(term, termIn(segments, term))
      yield
    }
  let looked = 0
  for (const [number, segment] of segments.entries()) {
    taken = 0
    const scores = scoresOf({ segment, number, terms, handicaps: handicapsOf(segment) }, query)
    if (scores) take(number, scores)
    looked += segment.ids.length
    if (looked < ofStep) continue
    looked = 0
    yield
  }
}

function termsOf(query: Query): string[] {
  if (query.type === 'word') return query.terms.map(({ term }) => term)
  if (query.type === 'phrase') return query.terms
  if (query.type === 'citation') return [query.token]
  if (query.type === 'prefix') return []
  return query.type === 'not' ? termsOf(query.item) : query.items.flatMap(termsOf)
}

interface Place {
  segment: Segment
  number: number
  terms: ReadonlyMap<string, Term>
  handicaps: Float32Array
}

/** @param among zero for documents that do not matter, because another word of the query is not in them */
function scoresOf(place: Place, query: Query, among?: Scores): Scores {
  if (query.type === 'word') return ofWords(place, query.terms, among)
  if (query.type === 'citation') return ofWords(place, [{ term: query.token, weight: 2 }], among)
  if (query.type === 'prefix') return ofBeginning(place, query.prefix, among)
  if (query.type === 'phrase') return ofPhrase(place, query, among)
  if (query.type === 'not') return without(none(place).fill(Number.EPSILON), place, query.item)
  return query.type === 'or' ? ofAny(place, query.items, among) : ofAll(place, query.items, among)
}

/** Lists of scores that are used again for each part, where nothing waits. */
const spare: Float32Array[] = []
let taken = 0

function none({ segment: { ids } }: Place): Float32Array {
  const number = taken++
  const former = spare[number]
  if (former?.length === ids.length) return former.fill(0)
  const scores = new Float32Array(ids.length)
  spare[number] = scores
  return scores
}

function without(scores: Float32Array, place: Place, item: Query): Float32Array {
  if (item.type === 'word') return withoutWords(scores, place, item.terms)
  const others = scoresOf(place, item, scores)
  if (others)
    for (let slot = 0; slot < scores.length; slot++) if ((others[slot] as number) > 0) scores[slot] = 0
  return scores
}

/** What they are worth does not matter. */
function withoutWords(scores: Float32Array, place: Place, words: readonly WeightedTerm[]): Float32Array {
  for (const { term } of words) {
    const number = place.terms.get(term)?.numbers[place.number] ?? -1
    if (number < 0) continue
    place.segment.read(number, list)
    const { slots, length } = list
    for (let at = 0; at < length; at++) scores[slots[at] as number] = 0
  }
  return scores
}

function ofAny(place: Place, items: readonly Query[], among: Scores): Scores {
  let sum: Scores
  for (const item of items) {
    const scores = scoresOf(place, item, among)
    if (!sum || !scores) sum ??= scores
    else
      for (let slot = 0; slot < sum.length; slot++)
        sum[slot] = (sum[slot] as number) + (scores[slot] as number)
  }
  return sum
}

/** Begins with what fewest documents have, and ends with the first word that no document of the part has. */
function ofAll(place: Place, items: readonly Query[], among: Scores): Scores {
  let sum: Scores
  const order = items
    .map((item) => ({ item, most: mostOf(place, item) }))
    .sort((one, other) => one.most - other.most)
  for (const { item } of order) {
    if (sum && item.type === 'not') {
      without(sum, place, item.item)
      continue
    }
    const [word, ...others] = item.type === 'word' ? item.terms : []
    if (sum && word && others.length === 0) {
      if (!narrow(place, sum, word)) return undefined
      continue
    }
    const scores = scoresOf(place, item, sum ?? among)
    if (!scores) return undefined
    if (sum) addCommon(sum, scores)
    else sum = scores
  }
  return sum
}

/** To the documents that have the word too: the same as its scores and `addCommon`, without a list of them in between. */
function narrow(
  { segment, handicaps, terms, number }: Place,
  sum: Float32Array,
  { term, weight }: WeightedTerm,
): boolean {
  const { numbers, rarity } = terms.get(term) as Term
  const inPart = numbers[number] as number
  if (inPart < 0) return false
  segment.read(inPart, list)
  const { slots, counts, length } = list
  const worth = weight * rarity
  let next = 0
  for (let at = 0; at < length; at++) {
    const slot = slots[at] as number
    while (next < slot) sum[next++] = 0
    next++
    const before = sum[slot] as number
    if (before === 0) continue
    // Rounded as in a list of scores.
    sum[slot] = before + Math.fround(worth * ofCount(counts[at] as number, handicaps[slot] as number))
  }
  sum.fill(0, next)
  return true
}

function addCommon(sum: Float32Array, scores: Float32Array): void {
  for (let slot = 0; slot < sum.length; slot++) {
    const [before, more] = [sum[slot] as number, scores[slot] as number]
    sum[slot] = before > 0 && more > 0 ? before + more : 0
  }
}

/** How many documents of the part may have it, at most. */
function mostOf(place: Place, query: Query): number {
  const { segment, number, terms } = place
  const having = (term: string): number => terms.get(term)?.counts[number] ?? 0
  if (query.type === 'word') return query.terms.reduce((sum, { term }) => sum + having(term), 0)
  if (query.type === 'citation') return having(query.token)
  if (query.type === 'phrase') return Math.min(...query.terms.map(having))
  // What is left out comes last, and of a beginning it takes a while to say.
  return query.type === 'not' ? Number.POSITIVE_INFINITY : segment.ids.length
}

/** Filled anew for each word and part; nothing waits while it is in use. */
const list = new PostingList()

/** Of other words for the same, the best counts. */
function ofWords(place: Place, wanted: readonly { term: string; weight: number }[], among: Scores): Scores {
  let scores: Scores
  for (const { term, weight } of wanted) {
    const { numbers, rarity } = place.terms.get(term) as Term
    const number = numbers[place.number] as number
    if (number < 0) continue
    scores ??= none(place)
    raise(place, scores, { number, worth: weight * rarity, among })
  }
  return scores
}

function ofBeginning(place: Place, prefix: string, among: Scores): Scores {
  let scores: Scores
  for (const number of place.segment.beginningWith(Buffer.from(prefix), mostBeginnings)) {
    scores ??= none(place)
    raise(place, scores, { number, worth: 1, among })
  }
  return scores
}

interface Raising {
  /** Of the word in this part. */
  number: number
  worth: number
  among: Scores
}

/** To what the word is worth in each document that has it. */
function raise({ segment, handicaps }: Place, scores: Float32Array, { number, worth, among }: Raising): void {
  segment.read(number, list)
  const { slots, counts, length } = list
  for (let at = 0; at < length; at++) {
    const slot = slots[at] as number
    if (among && among[slot] === 0) continue
    const score = worth * ofCount(counts[at] as number, handicaps[slot] as number)
    if (score > (scores[slot] as number)) scores[slot] = score
  }
}

function ofPhrase(place: Place, { terms, slop }: Extract<Query, { type: 'phrase' }>, among: Scores): Scores {
  const known = terms.map((term) => place.terms.get(term) as Term)
  const numbers = known.map((term) => term.numbers[place.number] as number)
  if (numbers.some((number) => number < 0)) return undefined
  let scores: Scores
  const rarest = Math.max(...known.map(({ rarity }) => rarity))
  for (const [slot, places] of placesOfAll(place.segment, numbers, among)) {
    const count = slop > 0 ? countNear(places, terms.length + slop) : countExact(places)
    if (count === 0) continue
    scores ??= none(place)
    scores[slot] = phraseFactor * rarest * ofCount(count, place.handicaps[slot] as number)
  }
  return scores
}
