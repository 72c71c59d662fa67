/** Where a word stands in the parts of an index. */
import type { Segment } from './segment.ts'

export interface Term {
  /** Its number in each part; -1 where no document has it. */
  numbers: Int32Array
  /** How many documents of each part have it. */
  counts: Int32Array
  /** The fewer documents have it, the more it says. */
  rarity: number
}

const mostKept = 256
/** What was found in the same parts before: whoever turns a page or changes a filter asks for the same words again. */
const kept = new WeakMap<readonly Segment[], Map<string, Term>>()

/** @param segments in one list as long as they are the same ones */
export function termIn(segments: readonly Segment[], term: string): Term {
  const terms = kept.get(segments) ?? new Map<string, Term>()
  kept.set(segments, terms)
  const known = terms.get(term)
  if (known) return known
  const found = look(segments, term)
  if (terms.size >= mostKept) terms.clear()
  terms.set(term, found)
  return found
}

function look(segments: readonly Segment[], term: string): Term {
  const bytes = Buffer.from(term)
  const numbers = new Int32Array(segments.length)
  const counts = new Int32Array(segments.length)
  let [all, having] = [0, 0]
  for (const [at, segment] of segments.entries()) {
    const number = segment.find(bytes)
    numbers[at] = number
    const count = number < 0 ? 0 : segment.documentsWith(number)
    counts[at] = count
    having += count
    all += segment.ids.length
  }
  return { numbers, counts, rarity: Math.log(1 + (all - having + 0.5) / (having + 0.5)) }
}
