/** Splits the text of a decision into addressable paragraphs. */
import { constitutionalPieces, type Piece } from './constitutional/pieces.ts'
import { headingOf } from './headings.ts'
import { isMark, joinsInside, joinsOf, type Line, linesOf } from './line-joins.ts'
import { countedNumbers } from './pinpoints.ts'

export interface TextParagraph {
  /** From 1. */
  no: number
  /** Its address within the decision, which stays when the rules of splitting change: links to it were copied. */
  anchor: string
  text: string
  /** Offset of the paragraph in the whole text. */
  start: number
  heading: string | null
  /** Depth of the part that it opens, where the court marks its parts itself. */
  level: number | null
  /** The court's own number of the paragraph to which it belongs. */
  number: number | null
}

type Part = Pick<TextParagraph, 'start' | 'text'> & Partial<Pick<Piece, 'level' | 'number'>>

export function paragraphsOf(text: string): TextParagraph[] {
  const byLines = joined(text, { start: 0, end: text.length }, joinsOf(linesOf(text)))
  const pieces = constitutionalPieces(text)
  return pieces ? courtParagraphs(text, pieces, byLines) : lineParagraphs(byLines)
}

function lineParagraphs(parts: readonly Part[]): TextParagraph[] {
  const headings = parts.map(({ text }) => headingOf(text))
  const numbers = countedNumbers(parts.map(({ text }) => text))
  return parts.map(({ start, text }, at) => ({
    ...{ no: at + 1, anchor: String(at + 1), text, start, level: null },
    heading: headings[at] ?? null,
    number: headings[at] === text ? null : (numbers?.[at] ?? null),
  }))
}

function courtParagraphs(text: string, pieces: readonly Piece[], byLines: readonly Part[]): TextParagraph[] {
  const joins = joinsOf(linesOf(text))
  const parts = pieces.flatMap((piece): Part[] => {
    const { level, number } = piece
    if (level !== null)
      return joined(text, piece, (_line, _next, later) => later !== undefined).map((part) => ({
        ...part,
        level,
        number,
      }))
    return joined(
      text,
      piece,
      number === null ? (...lines) => isMark(lines[0]) || joins(...lines) : joinsInside,
    ).map((part) => ({ ...part, level: levelOutside(part.text, number), number }))
  })
  const anchors = anchorsOf(parts, byLines)
  return parts.map(({ start, text: whole, level = null, number = null }, at) => ({
    ...{ no: at + 1, anchor: anchors[at] as string, text: whole, start, level, number },
    heading: level === null ? null : whole,
  }))
}

const outside =
  /^(?:[\p{Lu}\s]{3,60}:|KARŞI\s?OY|MUHALEFET ŞERHİ|(?:EK|FARKLI|DEĞİŞİK) GEREKÇE|(?:AZLIK|AYRIŞIK) OY)/u
const longestOutside = 90

/** Parts that have no mark: "İTİRAZIN KONUSU:" above the first part, "KARŞIOY" below the last. */
const levelOutside = (text: string, number: number | null): number | null =>
  number === null && text.length <= longestOutside && !/\p{Ll}/u.test(text) && outside.test(text) ? 1 : null

/** A paragraph keeps the number that it has by lines; what is split off from it is counted behind that. */
function anchorsOf(parts: readonly Part[], byLines: readonly Part[]): string[] {
  const used = new Map<number, number>()
  return parts.map(({ start }) => {
    const line = byLines.findLastIndex((one) => one.start <= start) + 1
    const count = (used.get(line) ?? 0) + 1
    used.set(line, count)
    return count === 1 ? String(line) : `${line}.${count}`
  })
}

/**
 * A line is a paragraph, unless its sentence goes on: lines are joined until it ends, also over empty lines. Texts that
 * were wrapped for printing or torn into pieces are told by their lines.
 */
function joined(
  text: string,
  { start, end }: { start: number; end: number },
  joins: ReturnType<typeof joinsOf>,
): Part[] {
  const lines = linesOf(text.slice(start, end))
  const parts: Part[] = []
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] as Line
    if (first.text === '') continue
    for (let later = nextFull(lines, at); joins(lines[at] as Line, lines[at + 1], lines[later]); )
      [at, later] = [later, nextFull(lines, later)]
    const last = lines[at] as Line
    // One character for one, so that offsets in the paragraph match those in the whole text.
    const whole = text.slice(start + first.start, start + last.start + last.text.length).replaceAll('\n', ' ')
    parts.push({ start: start + first.start, text: whole })
  }
  return parts
}

/** The place of the next line that is not empty. */
function nextFull(lines: readonly Line[], at: number): number {
  let next = at + 1
  while (lines[next]?.text === '') next++
  return next
}

/** The ranges that lie in the paragraph, relative to its beginning. */
export function rangesWithin(
  paragraph: Pick<TextParagraph, 'start' | 'text'>,
  ranges: readonly (readonly [number, number])[],
): [number, number][] {
  const end = paragraph.start + paragraph.text.length
  return ranges
    .filter(([from, to]) => from >= paragraph.start && to <= end)
    .map(([from, to]) => [from - paragraph.start, to - paragraph.start])
}
