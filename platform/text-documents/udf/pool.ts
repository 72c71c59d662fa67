/** The text of a UDF document, from which its elements take their ranges. */
import { DocumentError } from '../problem.ts'
import { numberOf } from './values.ts'

export interface Pool {
  text: string
  /**
   * Offsets count UTF-16 units; without one, a range follows the one before it. Ranges outside of the text are left
   * out.
   */
  take: (offset: string | undefined, length: string | undefined) => string
  /** Text that no element takes and that follows what was taken last; given once. */
  between: () => string
  /** What no element has taken so far: where it begins, and what it says. */
  untaken: () => Gaps
}

export type Gaps = Map<number, string>

/** Parts may overlap, but not so that a small file becomes a large text. */
const times = 4

/** `gaps`: what a reading before this one has found that no element takes. */
export function poolOf(text: string, gaps: Gaps = new Map()): Pool {
  let place = 0
  const taken: [from: number, to: number][] = []
  let left = text.length * times + 10_000
  const take: Pool['take'] = (offset, length) => {
    const count = Math.trunc(numberOf(length, 0, 2 ** 31) ?? 0)
    const from = Math.trunc(numberOf(offset, -1, 2 ** 31) ?? place)
    if (from < 0) return ''
    const part = text.slice(from, from + count)
    place = from + count
    taken.push([from, place])
    left -= part.length
    if (left < 0) throw new DocumentError('too_large', 'text that is taken again and again')
    return part
  }
  const between: Pool['between'] = () => {
    const found = gaps.get(place) ?? ''
    gaps.delete(place)
    return found
  }
  return { text, take, between, untaken: () => gapsOf(text, taken) }
}

/** Between elements there is only what divides them; ends of lines, and marks without a width. */
const isSeen = (text: string): boolean => /[^\s\u200b\ufffc\ufeff]/.test(text)

function gapsOf(text: string, taken: readonly (readonly [number, number])[]): Gaps {
  const gaps: Gaps = new Map()
  let end = 0
  const add = (to: number) => {
    const gap = text.slice(end, to)
    if (isSeen(gap)) gaps.set(end, gap)
  }
  for (const [from, to] of taken.toSorted(([a], [b]) => a - b)) {
    if (from > end) add(from)
    end = Math.max(end, to)
  }
  add(text.length)
  return gaps
}
