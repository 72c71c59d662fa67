/** Makes parts of a document, with the defaults that a program assumes for missing values. */
import type {
  Format,
  Inline,
  PageEdge,
  PageFormat,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextDocument,
} from './model.ts'
import { DocumentError, documentLimits } from './problem.ts'

export const plainFormat: Format = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  vertical: null,
  size: 12,
  family: 'Times New Roman',
  colour: null,
  background: null,
}

/** A4 with margins of 2.5 cm. */
export const plainPage: PageFormat = {
  width: 595.28,
  height: 841.89,
  isLandscape: false,
  left: 70.875,
  right: 70.875,
  top: 70.875,
  bottom: 70.875,
  headerOffset: 20,
  footerOffset: 20,
}

export const emptyEdge = (): PageEdge => ({ blocks: [], pageNumber: null })

export function documentOf(parts: Partial<TextDocument>): TextDocument {
  return { page: { ...plainPage }, header: emptyEdge(), footer: emptyEdge(), blocks: [], ...parts }
}

export function paragraphOf(inlines: readonly Inline[], parts: Partial<Paragraph> = {}): Paragraph {
  const tidy = tidied(inlines)
  return {
    kind: 'paragraph',
    alignment: 'left',
    leftIndent: 0,
    rightIndent: 0,
    firstLineIndent: 0,
    lineSpacing: 1,
    spaceAbove: 0,
    spaceBelow: 0,
    tabStops: [],
    list: null,
    mark: formatAtEnd(tidy) ?? plainFormat,
    ...parts,
    inlines: tidy,
  }
}

export const formatAtEnd = (inlines: readonly Inline[]): Format | null =>
  inlines.findLast((inline) => inline.kind !== 'image')?.format ?? null

export const textRun = (text: string, format: Partial<Format> = {}): Inline => ({
  kind: 'text',
  text,
  format: { ...plainFormat, ...format },
})

export const cellOf = (paragraphs: Paragraph[], parts: Partial<TableCell> = {}): TableCell => ({
  span: 1,
  isContinued: false,
  borders: null,
  fill: null,
  valign: 'top',
  ...parts,
  paragraphs: paragraphs.length > 0 ? paragraphs : [paragraphOf([])],
})

/** The sum of the shares of all columns of a table, as in UDF. */
export const tableShares = 300

/** Rows without cells are left out, and columns are added where a row is wider. Null without any row. */
export function tableOf(
  rows: readonly TableRow[],
  widths: readonly number[],
  border: Table['border'],
): Table | null {
  const filled = rows.filter(({ cells }) => cells.length > 0)
  const count = filled.reduce((most, row) => Math.max(most, widthOf(row)), 0)
  if (count === 0) return null
  if (count > documentLimits.columns) throw new DocumentError('too_large', 'columns of a table')
  return { kind: 'table', columns: sharesOf(widths, count), border, rows: filled }
}

const widthOf = ({ cells }: TableRow): number => cells.reduce((sum, { span }) => sum + span, 0)

/** Whole numbers that add up exactly, each at least one, so that no way through a format changes them. */
function sharesOf(widths: readonly number[], count: number): number[] {
  const known = widths.slice(0, count).map((width) => (width > 0 && Number.isFinite(width) ? width : 0))
  const usual = known.reduce((sum, width) => sum + width, 0) / Math.max(1, known.length) || 1
  const all = Array.from({ length: count }, (_, at) => known[at] || usual)
  const whole = all.reduce((sum, width) => sum + width, 0)
  const exact = all.map((width) => (width / whole) * tableShares)
  const shares = exact.map((share) => Math.max(1, Math.floor(share)))
  const byRest = exact.map((share, at) => ({ at, rest: share - Math.floor(share) }))
  byRest.sort((a, b) => b.rest - a.rest || a.at - b.at)
  let open = tableShares - shares.reduce((sum, share) => sum + share, 0)
  for (let turn = 0; open > 0; turn++, open--) add(shares, byRest[turn % count]?.at ?? 0, 1)
  for (; open < 0; open++) add(shares, shares.indexOf(Math.max(...shares)), -1)
  return shares
}

const add = (shares: number[], at: number, by: number) => {
  shares[at] = (shares[at] ?? 0) + by
}

/**
 * Characters that XML cannot carry and that no text needs: controls, halves of surrogate pairs, the mark of an image.
 */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffc\ufffe\uffff]|\r(?=\n)/g

export const cleanText = (text: string): string => text.toWellFormed().replace(unwanted, '')

/** Makes line breaks and tabs inlines of their own, and joins neighbours of one format to one run. */
export function tidied(inlines: readonly Inline[]): Inline[] {
  const tidy: Inline[] = []
  for (const inline of inlines) {
    if (inline.kind === 'text') addText(tidy, inline.text, inline.format)
    else if (inline.kind === 'field')
      tidy.push({ ...inline, text: cleanText(inline.text).replace(/[\r\n\t]/g, ' ') })
    else tidy.push(inline)
  }
  return tidy
}

function addText(tidy: Inline[], raw: string, format: Format): void {
  for (const text of cleanText(raw).split(/([\n\r\t])/)) {
    if (text === '') continue
    const last = tidy.at(-1)
    if (text === '\t') tidy.push({ kind: 'tab', format })
    else if (text === '\n' || text === '\r') tidy.push({ kind: 'break', format })
    else if (last?.kind === 'text' && sameFormat(last.format, format))
      tidy[tidy.length - 1] = { ...last, text: last.text + text }
    else tidy.push({ kind: 'text', text, format })
  }
}

export const sameFormat = (a: Format, b: Format): boolean =>
  a === b ||
  (a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.strike === b.strike &&
    a.vertical === b.vertical &&
    a.size === b.size &&
    a.family === b.family &&
    a.colour === b.colour &&
    a.background === b.background)
