/** A long text as its lines, each with its links and hits. */
import type { TextLink, TextRange } from '../../../schemas.ts'

export interface LinkedText {
  text: string
  links: TextLink[]
  hits: TextRange[]
}

function shift(range: TextRange, by: number, length: number): TextRange {
  return [Math.max(0, range[0] - by), Math.min(length, range[1] - by)]
}

const touches = ([from, to]: TextRange, start: number, end: number) => from < end && to > start

/** Lines that are not empty. A link or hit across a line end is cut and belongs to both lines. */
export function linesOf({ text, links, hits }: LinkedText): LinkedText[] {
  const lines: LinkedText[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    if (line.trim())
      lines.push({
        text: line,
        links: links
          .filter(({ range }) => touches(range, start, end))
          .map((link) => ({ ...link, range: shift(link.range, start, line.length) })),
        hits: hits.filter((hit) => touches(hit, start, end)).map((hit) => shift(hit, start, line.length)),
      })
    start = end + 1
  }
  return lines
}
