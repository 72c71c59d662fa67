/** Terms of a vocabulary that are spelled almost like a given one. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Vocabulary } from './vocabulary.ts'

export interface SimilarTerm {
  term: string
  count: number
  distance: number
}

export interface SpellingOptions {
  /** Edits allowed: insertion, deletion, replacement, or exchange of two neighbours. */
  maxDistance: number
  /** Terms seen less often are not suggested. */
  minCount: number
  limit: number
  /** Only the part of a term before this character is compared. */
  endsAt?: string
}

const TERMS_PER_TURN = 5_000

/** Nearest first, then the most frequent; yields to other work every few milliseconds. */
export async function similarTerms(
  vocabulary: Vocabulary,
  word: string,
  options: SpellingOptions,
): Promise<SimilarTerm[]> {
  const wanted = Buffer.from(word)
  const found: SimilarTerm[] = []
  for (let index = 0; index < vocabulary.size; index++) {
    if (index % TERMS_PER_TURN === TERMS_PER_TURN - 1) await nextTurn()
    const count = vocabulary.countAt(index)
    if (count < options.minCount) continue
    const compared = comparedPart(vocabulary.bytesAt(index), options.endsAt)
    const distance = editDistance(wanted, compared, options.maxDistance)
    if (distance <= options.maxDistance) found.push({ term: vocabulary.termAt(index), count, distance })
  }
  found.sort((a, b) => a.distance - b.distance || b.count - a.count)
  return found.slice(0, options.limit)
}

function comparedPart(bytes: Buffer, endsAt: string | undefined): Buffer {
  const end = endsAt === undefined ? -1 : bytes.indexOf(endsAt)
  return end < 0 ? bytes : bytes.subarray(0, end)
}

/** Rows of the table below, reused because one search fills them hundreds of thousands of times. */
const LONGEST = 255
let before = new Uint8Array(LONGEST + 1)
let previous = new Uint8Array(LONGEST + 1)
let current = new Uint8Array(LONGEST + 1)

/** Optimal string alignment distance over bytes; a value above `max` only says "more than max". */
export function editDistance(a: Uint8Array, b: Uint8Array, max: number): number {
  if (Math.abs(a.length - b.length) > max || a.length > LONGEST || b.length > LONGEST) return max + 1
  for (let j = 0; j <= b.length; j++) previous[j] = j
  let bestBefore = 0
  for (let i = 1; i <= a.length; i++) {
    const best = fillRow(a, b, i)
    if (best > max && bestBefore > max) return max + 1
    bestBefore = best
    ;[before, previous, current] = [previous, current, before]
  }
  return previous[b.length] as number
}

function fillRow(a: Uint8Array, b: Uint8Array, i: number): number {
  current[0] = i
  let best = i
  for (let j = 1; j <= b.length; j++) {
    const same = a[i - 1] === b[j - 1]
    const replaced = (previous[j - 1] as number) + (same ? 0 : 1)
    let cost = Math.min(replaced, (previous[j] as number) + 1, (current[j - 1] as number) + 1)
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
      cost = Math.min(cost, (before[j - 2] as number) + 1)
    }
    current[j] = cost
    if (cost < best) best = cost
  }
  return best
}
