/** Lines of a paragraph: what stands on each, where, and how high it is. */
import type { Format, Paragraph, TabStop } from '../model.ts'
import { type Measure, sizeOf } from './measure.ts'
import { type LaidToken, type PlacedItem, placedText, placedTokens } from './placed.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface Line {
  placed: PlacedItem[]
  /** The distance from the top of the line to the baseline. */
  base: number
  height: number
}

/** Shares of the height of a typeface: the ascent above the baseline and the height of a line. */
const rise = 0.891
const leading = 1.149
/** The distance between tab stops of a paragraph that names none. */
const usualTab = 36

interface Row {
  tokens: LaidToken[]
  width: number
  /** The line is the last one of a paragraph or ends with a break, and is never stretched. */
  isLast: boolean
}

/** What a label takes before the text, and the gap after one that takes more. */
const labelWidth = 18
const labelGap = 5

export function linesOf(paragraph: Paragraph, width: number, measure: Measure, label?: string): Line[] {
  const { left, right, first } = edges(paragraph, label !== undefined)
  const most = Math.max(20, width - left - right)
  const start = Math.min(Math.max(first, -left) + overhang(label, paragraph, measure), most - 10)
  const rows = rowsOf(tokensOf(paragraph, most, measure), { most, start, left, stops: paragraph.tabStops })
  return rows.map((row, at) => {
    const mark = at === 0 && label !== undefined ? label : null
    return lineOf(row, { paragraph, left, most, mark, measure })
  })
}

/** Numbers of lists hang before the text, whatever indents a file has. */
function edges(
  { leftIndent: left, rightIndent: right, firstLineIndent: first, list, isRightToLeft }: Paragraph,
  isLabelled: boolean,
) {
  if (!isLabelled || !list) return { left, right, first }
  const least = labelWidth * (list.level + 1)
  return isRightToLeft
    ? { left, right: Math.max(right, least), first: 0 }
    : { left: Math.max(left, least), right, first: 0 }
}

/** The width by which a long label, such as `MADDE 3 –`, moves the first line. */
function overhang(label: string | undefined, paragraph: Paragraph, measure: Measure): number {
  if (label === undefined) return 0
  const width = measure.width(label, formatOfLabel(paragraph))
  return Math.max(0, width + labelGap - labelWidth)
}

const formatOfLabel = ({ inlines, mark }: Paragraph): Format =>
  inlines.find((inline) => inline.kind === 'text')?.format ?? mark

interface Space {
  most: number
  start: number
  left: number
  stops: readonly TabStop[]
}

function rowsOf(tokens: readonly Token[], { most, start, left, stops }: Space): Row[] {
  const rows: Row[] = []
  let row: Row = { tokens: [], width: start, isLast: false }
  const end = (isLast: boolean) => {
    rows.push({ ...row, isLast })
    row = { tokens: [], width: 0, isLast: false }
  }
  const put = (token: Token, width: number) => {
    row.tokens.push({ token, x: row.width, width })
    row.width += width
  }
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'break') {
      end(true)
      continue
    }
    const width = token.kind === 'tab' ? tabWidth(row.width, left, stops, tokens, at) : token.width
    // A gap at the end of a line may hang over; the next line begins with a word.
    if (token.kind !== 'gap' && row.tokens.length > 0 && row.width + width > most + 0.01) end(false)
    if (token.kind === 'gap' && row.tokens.length === 0 && rows.length > 0 && !rows.at(-1)?.isLast) continue
    put(token, token.kind === 'tab' ? tabWidth(row.width, left, stops, tokens, at) : width)
  }
  end(true)
  return rows
}

/**
 * The width to the next stop; text after a right stop ends there, and text after a centred one lies on both its
 * sides.
 */
function tabWidth(
  x: number,
  left: number,
  stops: readonly TabStop[],
  tokens: readonly Token[],
  at: number,
): number {
  const place = x + left
  const stop = stops.find((one) => one.at > place + 0.5)
  if (!stop) return (Math.floor(place / usualTab + 0.001) + 1) * usualTab - place
  if (stop.align === 'left') return stop.at - place
  let follows = 0
  for (const token of tokens.slice(at + 1, at + 200)) {
    if (token.kind === 'tab' || token.kind === 'break') break
    follows += token.width
  }
  return Math.max(1, stop.at - place - (stop.align === 'center' ? follows / 2 : follows))
}

interface Place {
  paragraph: Paragraph
  left: number
  most: number
  /** The text of the list, before the first line. */
  mark: string | null
  measure: Measure
}

function lineOf(row: Row, { paragraph, left, most, mark, measure }: Place): Line {
  const tokens = [...row.tokens]
  while (tokens.at(-1)?.token.kind === 'gap') tokens.pop()
  const end = tokens.at(-1)
  const free = most - (end ? end.x + end.width : 0)
  const gaps = tokens.filter(({ token }) => token.kind === 'gap').length
  const hasTab = tokens.some(({ token }) => token.kind === 'tab')
  const isStretched = paragraph.alignment === 'justify' && !row.isLast && !hasTab && gaps > 0 && free > 0
  const from = left + (isStretched ? 0 : shiftOf(paragraph, Math.max(0, free)))
  const stretch = isStretched ? free / gaps : 0
  const placed = [
    // Drawn first, because readers give texts in the order in which they were drawn.
    ...(mark === null ? [] : placedLabel(mark, { paragraph, left, most, measure })),
    ...placedTokens(tokens, { paragraph, from, stretch, measure }),
  ]
  return { placed, ...heights(placed, paragraph) }
}

function placedLabel(mark: string, { paragraph, left, most, measure }: Omit<Place, 'mark'>): PlacedItem[] {
  const format = formatOfLabel(paragraph)
  const outside = left + most + labelWidth - measure.width(mark, format)
  return placedText(mark, format, paragraph.isRightToLeft ? outside : left - labelWidth, measure)
}

function shiftOf({ alignment, isRightToLeft }: Paragraph, free: number): number {
  if (alignment === 'center') return free / 2
  return alignment === 'right' || (alignment === 'justify' && isRightToLeft) ? free : 0
}

function heights(
  placed: readonly PlacedItem[],
  { mark, lineSpacing }: Paragraph,
): { base: number; height: number } {
  const texts = placed.filter((one) => one.kind === 'text').map(({ format }) => sizeOf(format))
  const size = texts.length > 0 ? Math.max(...texts) : placed.length > 0 ? 0 : sizeOf(mark)
  const images = placed.reduce((most, one) => (one.kind === 'image' ? Math.max(most, one.height) : most), 0)
  const base = Math.max(size * rise, images)
  return { base, height: (base + size * (leading - rise)) * lineSpacing }
}
