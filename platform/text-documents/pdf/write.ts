/** A PDF of a text document, page by page as a word processor would show it. */
import { openPdf, type PdfInfo, registerTextFaces } from '../../pdf/index.ts'
import { listLabels } from '../list-labels.ts'
import { paragraphOf } from '../make.ts'
import type { PageEdge, PageFormat, Paragraph, TextDocument } from '../model.ts'
import { draw } from './draw.ts'
import { Pages, stripOf } from './flow.ts'
import type { Area, Flow, Mark } from './marks.ts'
import { measureWith } from './measure.ts'

/** The distance between header or footer and the text. */
const distance = 6

/** @throws DocumentError for more pages than anybody reads */
export async function writePdf(document: TextDocument, info: PdfInfo): Promise<Buffer> {
  const { doc, pace, end } = await openPdf(info)
  await registerTextFaces(doc)
  const sheet = sheetOf(document.page)
  const measure = measureWith(doc)
  const width = Math.max(50, sheet.width - document.page.left - document.page.right)
  const labels = listLabels([...document.header.blocks, ...document.blocks, ...document.footer.blocks])
  const whole: Area = { left: document.page.left, top: 0, bottom: sheet.height, width }
  const strips = stripsOf(document, { area: whole, measure, labels }, sheet.height)
  const pages = new Pages({ area: strips.area, measure, labels })
  for (const block of document.blocks) {
    pages.add(block)
    await pace()
  }
  for (const [at, marks] of pages.pages.entries()) {
    doc.addPage({ size: [sheet.width, sheet.height], margin: 0 })
    for (const mark of [...strips.marksFor(at, pages.pages.length), ...marks]) {
      draw(doc, mark)
      await pace()
    }
  }
  return end()
}

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
