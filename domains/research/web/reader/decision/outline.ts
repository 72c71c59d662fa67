/** The parts of a decision, from the paragraphs that open one. */
import type { Paragraph } from '../../../schemas.ts'
import { properTitle } from '../quote/citations.ts'

export interface Part {
  no: number
  label: string
}

/**
 * Decisions open with lines in capitals (court, chamber, "in the name of the nation") that stand one under the
 * other; of such a run only the last, which has a text below it, is a part.
 */
export function partsOf(paragraphs: readonly Paragraph[]): Part[] {
  return paragraphs.flatMap(({ no, heading, text }, index) => {
    const alone = heading !== null && text.length <= heading.length + 3
    if (heading === null || (alone && paragraphs[index + 1]?.heading)) return []
    return [{ no, label: properTitle(heading.replace(/\s*:\s*$/, '')) }]
  })
}
