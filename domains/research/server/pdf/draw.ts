/** Draws lines that are already laid out: the header and number of each page, the text, its labels and links. */

import type { OpenPdf } from '@mizan/platform/pdf'
import { looks, type PageOfLines, page, textWidth } from './layout.ts'

type Paper = PDFKit.PDFDocument

const muted = '#5B6472'
const rule = '#E7E1D6'
const linkColour = '#1A5FC4'
const plain = { lineBreak: false } as const

export interface PageFrame {
  /** Court and numbers, on the left of every header. */
  header: string
  /** Marks an invented decision on every page; empty for a real one. */
  mark: string
}

function drawFrame(doc: Paper, frame: PageFrame, no: number, count: number): void {
  const top = 46
  doc.font('regular').fontSize(8).fillColor(muted)
  doc.text(frame.header, page.side, top, { ...plain, width: textWidth, height: 10, ellipsis: true })
  if (frame.mark) {
    doc.font('bold').fillColor(looks.mark.colour)
    doc.text(frame.mark, page.side, page.height - 48, plain)
    doc.font('regular').fillColor(muted)
  }
  const number = `${no} / ${count}`
  doc.text(number, page.width - page.side - doc.widthOfString(number), page.height - 48, plain)
  doc.lineWidth(0.6).strokeColor(rule)
  doc
    .moveTo(page.side, top + 15)
    .lineTo(page.width - page.side, top + 15)
    .stroke()
}

function drawLine(doc: Paper, { block, text, first, x, y }: PageOfLines[number]): void {
  const look = looks[block.style]
  doc.fontSize(look.size).fillColor(look.colour)
  if (first && block.label) doc.font('bold').text(block.label, page.side, y, plain)
  doc.font(look.face).fillColor(block.link ? linkColour : look.colour)
  doc.text(text, x, y, block.link ? { ...plain, link: block.link } : plain)
}

export async function draw(
  doc: Paper,
  pages: PageOfLines[],
  /** Of each page, from 0. */
  frameOf: (index: number) => PageFrame,
  pace: OpenPdf['pace'],
): Promise<void> {
  for (const [index, lines] of pages.entries()) {
    await pace()
    doc.addPage()
    drawFrame(doc, frameOf(index), index + 1, pages.length)
    for (const line of lines) {
      if (line.first && line.block.style === 'heading') doc.outline.addItem(line.text)
      drawLine(doc, line)
      await pace()
    }
  }
}
