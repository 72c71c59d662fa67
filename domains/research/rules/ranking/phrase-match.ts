/** Finds the documents in which words are adjacent, or near each other. */
import { BREAK, type InvertedIndex } from './inverted-index.ts'

type Documents = ArrayLike<number>
/** Documents with a 0 need not be read. */
type Within = Uint8Array | undefined

/** Documents between two pauses. */
const STEP = 64

/** Marks the documents with the phrase: in order without slop, in any order within the slop. */
export function* markPhrase(
  marked: Uint8Array,
  { terms, slop }: { terms: readonly string[]; slop: number },
  index: InvertedIndex,
  within: Within,
): Generator<void, void> {
  const ids = terms.map((term) => index.termId(term))
  if (ids.some((id) => id === undefined)) return
  const matches = phraseTest(ids as number[], slop, index, rarestOf(terms, index))
  let looked = 0
  for (const document of documentsWithAll(terms, index, within)) {
    if (matches(index.sequences[document] as Int32Array)) marked[document] = 1
    if (++looked % STEP === 0) yield
  }
}

/** Position of the rarest of the terms. */
function rarestOf(terms: readonly string[], index: InvertedIndex): number {
  const counts = terms.map((term) => index.documentFrequency(term))
  return counts.indexOf(Math.min(...counts))
}

function documentsWithAll(terms: readonly string[], index: InvertedIndex, within: Within): number[] {
  const lists = [...new Set(terms)].map((term): Documents => index.postings(term)?.documents ?? [])
  const [rarest = [], ...others] = lists.sort((one, other) => one.length - other.length)
  const chosen = Array.from(rarest).filter((document) => !within || within[document] === 1)
  return others.reduce<number[]>(common, chosen)
}

/** Numbers that occur in both ascending lists. */
function common(one: number[], other: Documents): number[] {
  let at = 0
  return one.filter((number) => {
    while (at < other.length && (other[at] as number) < number) at++
    return other[at] === number
  })
}

type PhraseTest = (sequence: Int32Array) => boolean

function phraseTest(ids: readonly number[], slop: number, index: InvertedIndex, rarest: number): PhraseTest {
  if (slop === 0) return (sequence) => matchesExactly(sequence, ids, rarest)
  const places = new Uint8Array(index.terms)
  const distinct = [...new Set(ids)]
  distinct.forEach((id, at) => {
    places[id] = at + 1
  })
  const span = ids.length - 1 + slop
  return (sequence) => matchesNear(sequence, places, distinct.length, span)
}

function matchesExactly(sequence: Int32Array, ids: readonly number[], rarest: number): boolean {
  const wanted = ids[rarest] as number
  for (let at = sequence.indexOf(wanted); at >= 0; at = sequence.indexOf(wanted, at + 1))
    if (ids.every((id, offset) => sequence[at - rarest + offset] === id)) return true
  return false
}

/** `places`: the number of each term among the `count` searched ones, from 1; 0 for all others. */
function matchesNear(sequence: Int32Array, places: Uint8Array, count: number, span: number): boolean {
  const last = new Int32Array(count).fill(-1)
  for (let at = 0; at < sequence.length; at++) {
    const id = sequence[at] as number
    const place = id === BREAK ? 0 : (places[id] as number)
    if (id === BREAK) last.fill(-1)
    if (place === 0) continue
    last[place - 1] = at
    let first = at
    for (let other = 0; other < count; other++) first = Math.min(first, last[other] as number)
    if (first >= 0 && at - first <= span) return true
  }
  return false
}
