/** A PDF of a text document, page by page as a word processor would show it. */
import { openPdf, type PdfInfo, registerTextFaces } from '../../pdf/index.ts'
import { hasRightToLeft } from '../direction.ts'
import type { Undrawn } from '../findings.ts'
import { listLabels } from '../list-labels.ts'
import { paragraphOf } from '../make.ts'
import type { Block, PageEdge, PageFormat, Paragraph, TextDocument } from '../model.ts'
import { paragraphsOf, paragraphText } from '../outline.ts'
import { DocumentError } from '../problem.ts'
import { loadBidi } from './bidi.ts'
import { draw } from './draw.ts'
import { mostPages, Pages, stripOf } from './flow.ts'
import type { Area, Flow, Mark } from './marks.ts'
import { type Measure, measureWith } from './measure.ts'

/** The distance between header or footer and the text. */
const distance = 6

export const writePdf = async (document: TextDocument, info: PdfInfo): Promise<Buffer> =>
  (await drawPdf(document, info)).bytes

/** @throws DocumentError for more pages than anybody reads */
export async function drawPdf(
  document: TextDocument,
  info: PdfInfo,
): Promise<{ bytes: Buffer; undrawn: Undrawn }> {
  const { doc, pace, end } = await openPdf(info)
  await registerTextFaces(doc)
  const blocks = [...document.header.blocks, ...document.blocks, ...document.footer.blocks]
  const paragraphs = paragraphsOf(blocks)
  const measure = measureWith(doc, paragraphs.some(runsLeft) ? await loadBidi() : null)
  const labels = listLabels(blocks)
  const all: { sheet: Sheet; strips: Strips; marks: Mark[] }[] = []
  for (const { page, blocks } of sectionsOf(document)) {
    const sheet = sheetOf(page)
    const width = Math.max(50, sheet.width - page.left - page.right)
    const whole: Area = { left: page.left, top: 0, bottom: sheet.height, width }
    const strips = stripsOf({ ...document, page }, { area: whole, measure, labels }, sheet.height)
    const pages = new Pages({ area: strips.area, measure, labels })
    for (const block of blocks) {
      pages.add(block)
      await pace()
    }
    for (const marks of pages.pages) all.push({ sheet, strips, marks })
    if (all.length > mostPages) throw new DocumentError('too_large', 'pages')
  }
  for (const [at, { sheet, strips, marks }] of all.entries()) {
    doc.addPage({ size: [sheet.width, sheet.height], margin: 0 })
    for (const mark of [...strips.marksFor(at, all.length), ...marks]) {
      draw(doc, mark)
      await pace()
    }
  }
  return { bytes: await end(), undrawn: undrawnIn(paragraphs, measure) }
}

const runsLeft = (paragraph: Paragraph): boolean =>
  paragraph.isRightToLeft === true || hasRightToLeft(paragraphText(paragraph))

/** As many as anybody wants to be told. */
const mostLetters = 40

export function undrawnIn(paragraphs: readonly Paragraph[], measure: Measure): Undrawn {
  const missing = paragraphs
    .flatMap(({ inlines }) => inlines)
    .flatMap((inline) => ('text' in inline ? measure.missing(inline.text, inline.format) : []))
  return { count: missing.length, letters: [...new Set(missing)].slice(0, mostLetters).join('') }
}

/** Pages of one format. */
function sectionsOf({ page, blocks }: TextDocument): { page: PageFormat; blocks: Block[] }[] {
  const sections = [{ page, blocks: [] as Block[] }]
  for (const block of blocks)
    if (block.kind === 'pageBreak' && block.page) sections.push({ page: block.page, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  return sections
}

type Sheet = ReturnType<typeof sheetOf>
type Strips = ReturnType<typeof stripsOf>

const sheetOf = ({ width, height, isLandscape }: PageFormat) =>
  isLandscape ? { width: height, height: width } : { width, height }

/** The places of header and footer, and the area left for the text between them. */
function stripsOf({ page, header, footer }: TextDocument, flow: Flow, sheetHeight: number) {
  const strip = (edge: PageEdge, at: number, count: number) =>
    stripOf([...edge.blocks, ...numberLine(edge, at, count)], flow)
  const high = { header: strip(header, 0, 999).height, footer: strip(footer, 0, 999).height }
  const top = high.header > 0 ? Math.max(page.top, page.headerOffset + high.header + distance) : page.top
  const below =
    high.footer > 0 ? Math.max(page.bottom, page.footerOffset + high.footer + distance) : page.bottom
  const bottom = Math.max(sheetHeight - below, Math.min(sheetHeight, top + 50))
  const marksFor = (at: number, count: number): Mark[] => [
    ...moved(strip(header, at, count).marks, page.headerOffset),
    ...moved(strip(footer, at, count).marks, sheetHeight - page.footerOffset - high.footer),
  ]
  return { area: { ...flow.area, top, bottom }, marksFor }
}

function numberLine({ pageNumber }: PageEdge, at: number, count: number): Paragraph[] {
  if (!pageNumber) return []
  const { before, after, first, alignment, format } = pageNumber
  const text = `${before}${first + at}${after.replaceAll('{pages}', String(count))}`
  return [paragraphOf([{ kind: 'text', text, format }], { alignment })]
}

function moved(marks: readonly Mark[], by: number): Mark[] {
  return marks.map((mark) => {
    if (mark.kind === 'placed') return { ...mark, base: mark.base + by }
    return mark.kind === 'fill'
      ? { ...mark, y: mark.y + by }
      : { ...mark, y1: mark.y1 + by, y2: mark.y2 + by }
  })
}
