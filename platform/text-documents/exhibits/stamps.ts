/** Stamps the corner of each page: `Ek-3 · 2/5`. The stamp is upright in the top right corner that a reader sees. */
import { type PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'
import { openPdf } from '../../pdf/index.ts'
import { addContent } from './content.ts'
import type { PdfFacts } from './types.ts'

const size = 9
const padding = { x: 6, y: 4 }
const height = size + 2 * padding.y
/** The distance from the edges of the page. */
const inset = 14

export interface Stamp {
  page: PDFPage
  text: string
}

export async function stampPages(
  target: PDFDocument,
  stamps: readonly Stamp[],
  info: PdfFacts,
): Promise<void> {
  if (stamps.length === 0) return
  const { bytes, widths } = await drawn(stamps, info)
  const drawings = await target.embedPdf(
    bytes,
    stamps.map((_, at) => at),
  )
  for (const [at, { page }] of stamps.entries()) {
    const drawing = drawings[at]
    if (!drawing) throw new Error('A stamp was not drawn')
    await drawing.embed()
    addContent(page.node, drawing.ref, placeOn(page, widths[at] ?? 0))
  }
}

/** A file with a small page for each stamp, so that all of them share one embedded typeface. */
async function drawn(stamps: readonly Stamp[], info: PdfFacts) {
  const { doc, pace, end } = await openPdf(info)
  const widths: number[] = []
  for (const { text } of stamps) {
    doc.font('bold').fontSize(size)
    const width = Math.ceil(doc.widthOfString(text)) + 2 * padding.x
    widths.push(width)
    doc.addPage({ size: [width, height], margin: 0 })
    doc
      .lineWidth(0.75)
      .rect(0.5, 0.5, width - 1, height - 1)
      .fillAndStroke('#ffffff', '#333333')
    doc.fillColor('#000000').font('bold').fontSize(size)
    doc.text(text, padding.x, padding.y + size * 0.82, { lineBreak: false, baseline: 'alphabetic' })
    await pace()
  }
  return { bytes: await end(), widths }
}

type Vector = readonly [number, number]

/** The directions of right and up for a reader, by the rotation of the page, and its corner at the top right. */
const sights: Record<number, { right: Vector; up: Vector; corner: readonly ['x1' | 'x2', 'y1' | 'y2'] }> = {
  0: { right: [1, 0], up: [0, 1], corner: ['x2', 'y2'] },
  90: { right: [0, 1], up: [-1, 0], corner: ['x1', 'y2'] },
  180: { right: [-1, 0], up: [0, -1], corner: ['x1', 'y1'] },
  270: { right: [0, -1], up: [1, 0], corner: ['x2', 'y1'] },
}

function placeOn(page: PDFPage, width: number): number[] {
  const turned = (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360
  const { right, up, corner } = sights[turned] ?? (sights[0] as (typeof sights)[0])
  const seen = visibleBox(page)
  const scale = scaleOf(page)
  const [across, above] = [(inset + width) * scale, (inset + height) * scale]
  const x = seen[corner[0]] - right[0] * across - up[0] * above
  const y = seen[corner[1]] - right[1] * across - up[1] * above
  return [right[0] * scale, right[1] * scale, up[0] * scale, up[1] * scale, x, y]
}

/** The area of a page that programs show. */
function visibleBox(page: PDFPage) {
  const [sheet, cut] = [edgesOf(page.getMediaBox()), edgesOf(page.getCropBox())]
  const both = {
    x1: Math.max(sheet.x1, cut.x1),
    y1: Math.max(sheet.y1, cut.y1),
    x2: Math.min(sheet.x2, cut.x2),
    y2: Math.min(sheet.y2, cut.y2),
  }
  return both.x1 < both.x2 && both.y1 < both.y2 ? both : sheet
}

const edgesOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x1: Math.min(x, x + width),
  y1: Math.min(y, y + height),
  x2: Math.max(x, x + width),
  y2: Math.max(y, y + height),
})

/** Plans count in larger units; a stamp is as large on paper as on other pages. */
function scaleOf(page: PDFPage): number {
  const unit = page.node.lookup(PDFName.of('UserUnit'))
  return unit instanceof PDFNumber && unit.asNumber() > 0 ? 1 / unit.asNumber() : 1
}
