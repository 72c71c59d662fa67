/** How much it counts that a document has a word so often (BM25). */
import type { Segment } from './segment.ts'

/** How soon more of the same word counts less, and how much long documents are at a disadvantage. */
const saturation = 1.2
const lengthPart = 0.6

const known = new WeakMap<Segment, Float32Array>()

/** Of each document, by its length: what it takes to count as much as another one. */
export function handicapsOf(segment: Segment): Float32Array {
  const former = known.get(segment)
  if (former) return former
  const lengths = Float32Array.from(segment.ids, (_, slot) => segment.lengthOf(slot))
  const average = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length))
  const own = lengths.map((length) => saturation * (1 - lengthPart + (lengthPart * length) / average))
  known.set(segment, own)
  return own
}

export const ofCount = (count: number, handicap: number): number =>
  (count * (saturation + 1)) / (count + handicap)
