/** Splits the text of a decision into addressable paragraphs. */
import { headingOf } from './headings.ts'
import { joinsOf, type Line, linesOf } from './line-joins.ts'

export interface TextParagraph {
  /** From 1. */
  no: number
  text: string
  /** Offset of the paragraph in the whole text. */
  start: number
  heading: string | null
}

/**
 * A line is a paragraph, unless its sentence goes on: lines are joined until it ends, also over empty lines. Texts that
 * were wrapped for printing or torn into pieces are told by their lines.
 */
export function paragraphsOf(text: string): TextParagraph[] {
  const lines = linesOf(text)
  const joins = joinsOf(lines)
  const paragraphs: TextParagraph[] = []
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] as Line
    if (first.text === '') continue
    for (let later = nextFull(lines, at); joins(lines[at] as Line, lines[at + 1], lines[later]); )
      [at, later] = [later, nextFull(lines, later)]
    const last = lines[at] as Line
    // One character for one, so that offsets in the paragraph match those in the whole text.
    const whole = text.slice(first.start, last.start + last.text.length).replaceAll('\n', ' ')
    paragraphs.push({ no: paragraphs.length + 1, text: whole, start: first.start, heading: headingOf(whole) })
  }
  return paragraphs
}

/** The place of the next line that is not empty. */
function nextFull(lines: readonly Line[], at: number): number {
  let next = at + 1
  while (lines[next]?.text === '') next++
  return next
}

/** The ranges that lie in the paragraph, relative to its beginning. */
export function rangesWithin(
  paragraph: TextParagraph,
  ranges: readonly (readonly [number, number])[],
): [number, number][] {
  const end = paragraph.start + paragraph.text.length
  return ranges
    .filter(([from, to]) => from >= paragraph.start && to <= end)
    .map(([from, to]) => [from - paragraph.start, to - paragraph.start])
}
