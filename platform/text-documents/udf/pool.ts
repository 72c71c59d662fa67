/** The text of a UDF document, from which its elements take their ranges. */
import { DocumentError } from '../problem.ts'
import { numberOf } from './values.ts'

export interface Pool {
  text: string
  /** Offsets count UTF-16 units; without one, a part follows the one before it. What lies outside is left out. */
  take: (offset: string | undefined, length: string | undefined) => string
}

/** Parts may overlap, but not so that a small file becomes a large text. */
const times = 4

export function poolOf(text: string): Pool {
  let place = 0
  let left = text.length * times + 10_000
  const take: Pool['take'] = (offset, length) => {
    const count = Math.trunc(numberOf(length, 0, 2 ** 31) ?? 0)
    const from = Math.trunc(numberOf(offset, -1, 2 ** 31) ?? place)
    if (from < 0) return ''
    const part = text.slice(from, from + count)
    place = from + count
    left -= part.length
    if (left < 0) throw new DocumentError('too_large', 'text that is taken again and again')
    return part
  }
  return { text, take }
}
