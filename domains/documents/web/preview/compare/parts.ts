/** The changes of a comparison as a reader counts them: parts that stand together are one. */
import type { Comparison } from '../../../schemas/preview.ts'

export type Part = Comparison['paragraphs'][number][number]

interface NumberedPart extends Part {
  /** Number of the change to which it belongs, from 1; 0 for what stayed. */
  change: number
  /** It is the first part of its change. */
  isFirst: boolean
}

export interface Numbered {
  paragraphs: NumberedPart[][]
  changes: number
}

/** A change goes on over the end of a paragraph if no word that stayed stands between. */
export function numberChanges(paragraphs: readonly (readonly Part[])[]): Numbered {
  let changes = 0
  let isOpen = false
  const numbered = paragraphs.map((parts) => {
    if (parts.length === 0) isOpen = false
    return parts.map((part) => {
      const isSame = part.kind === 'same'
      const isFirst = !isSame && !isOpen
      if (isFirst) changes += 1
      isOpen = !isSame
      return { ...part, change: isSame ? 0 : changes, isFirst }
    })
  })
  return { paragraphs: numbered, changes }
}

/** What one of the two columns shows: its own version. */
export const sideOf = (parts: readonly NumberedPart[], without: 'added' | 'removed'): NumberedPart[] =>
  parts.filter(({ kind }) => kind !== without)
