/** Finds the articles from which a sentence was quoted: those with the same adjacent words. */
import type { InvertedIndex } from './inverted-index.ts'

const HALF = 0.5
const RAREST = 3
/** Articles between two pauses. */
const STEP = 128

/** The pairs of adjacent words of a sentence, numbered. */
class Pairs {
  readonly #seconds = new Map<number, Map<number, number>>()
  readonly #isFirst: Uint8Array
  size = 0

  constructor(sentence: readonly string[], index: InvertedIndex) {
    this.#isFirst = new Uint8Array(index.terms)
    const ids = sentence.map((term) => index.termId(term))
    ids.forEach((first, at) => {
      const second = ids[at + 1]
      if (first !== undefined && second !== undefined) this.#add(first, second)
    })
  }

  #add(first: number, second: number): void {
    const seconds = this.#seconds.get(first) ?? new Map<number, number>()
    this.#seconds.set(first, seconds)
    this.#isFirst[first] = 1
    if (!seconds.has(second)) seconds.set(second, this.size++)
  }

  /** How many of the pairs occur in a sequence of terms; `met` has an entry for each and is reused. */
  countIn(terms: Int32Array, met: Uint8Array): number {
    met.fill(0)
    let count = 0
    for (let at = 0; at + 1 < terms.length; at++) {
      const first = terms[at] as number
      if (first < 0 || this.#isFirst[first] === 0) continue
      const pair = this.#seconds.get(first)?.get(terms[at + 1] as number)
      if (pair === undefined || met[pair] === 1) continue
      met[pair] = 1
      count++
    }
    return count
  }
}

/** Articles that have at least half of a sentence's pairs of adjacent words, each with that share. */
export function* quotedShares(
  sentence: readonly string[],
  index: InvertedIndex,
): Generator<void, Map<number, number>> {
  const pairs = new Pairs(sentence, index)
  const met = new Uint8Array(pairs.size)
  const found = new Map<number, number>()
  if (pairs.size === 0) return found
  let looked = 0
  for (const article of rareCandidates(sentence, index)) {
    const share = pairs.countIn(index.sequences[article] as Int32Array, met) / pairs.size
    if (share >= HALF) found.set(article, share)
    if (++looked % STEP === 0) yield
  }
  return found
}

/** Articles with one of the rarest words of the sentence. */
function rareCandidates(sentence: readonly string[], index: InvertedIndex): Set<number> {
  const known = [...new Set(sentence)].filter((term) => index.documentFrequency(term) > 0)
  const rarest = known
    .sort((a, b) => index.documentFrequency(a) - index.documentFrequency(b))
    .slice(0, RAREST)
  return new Set(rarest.flatMap((term) => [...(index.postings(term)?.documents ?? [])]))
}
