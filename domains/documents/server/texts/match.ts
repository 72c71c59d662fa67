/** Which documents a query finds, and how well. Works on the parts of an index one after the other. */
import type { Query } from '@mizan/research/rules/query/ast'
import { countExact, countNear, placesOfAll } from './phrase.ts'
import { PostingList } from './posting-list.ts'
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

/**
 * In steps of some parts of the index; `take` gets the scores of each part in which something was found, and keeps none
 * of them.
 */
export function* findIn(
  segments: readonly Segment[],
  query: Query,
  take: (number: number, scores: Float32Array) => void,
): Generator<void, void> {
  const documents = segments.reduce((sum, { ids }) => sum + ids.length, 0)
  const terms = new Map<string, Term>()
  for (const term of termsOf(query))
    if (!terms.has(term)) {
      terms.set(term, look(segments, term, documents))
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

interface Term {
  /** Its number in each part; -1 where no document has it. */
  numbers: Int32Array
  /** The fewer documents have it, the more it says. */
  rarity: number
}

function look(segments: readonly Segment[], term: string, all: number): Term {
  const bytes = Buffer.from(term)
  const numbers = new Int32Array(segments.length)
  let having = 0
  for (const [at, segment] of segments.entries()) {
    const number = segment.find(bytes)
    numbers[at] = number
    if (number >= 0) having += segment.documentsWith(number)
  }
  return { numbers, rarity: Math.log(1 + (all - having + 0.5) / (having + 0.5)) }
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
  const others = scoresOf(place, item, scores)
  if (others)
    for (let slot = 0; slot < scores.length; slot++) if ((others[slot] as number) > 0) scores[slot] = 0
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
    const scores = scoresOf(place, item, sum ?? among)
    if (!scores) return undefined
    if (sum) addCommon(sum, scores)
    else sum = scores
  }
  return sum
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
  const having = (term: string): number => {
    const at = terms.get(term)?.numbers[number] ?? -1
    return at < 0 ? 0 : segment.documentsWith(at)
  }
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

const ofCount = (count: number, handicap: number): number => (count * (saturation + 1)) / (count + handicap)

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
