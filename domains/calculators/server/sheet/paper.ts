/** Text that flows down A4 pages, and begins a new page when nothing more fits. */
import { type Face, openPdf, type PdfInfo } from '@mizan/platform/pdf'

/** All lengths are in points, 1/72 inch. */
const page = { width: 595.28, height: 841.89, side: 48, top: 52, bottom: 56 }
export const textWidth = page.width - 2 * page.side
const colours = { ink: '#1D2430', muted: '#5B6472', rule: '#E7E1D6' }

export interface Style {
  face?: Face
  size?: number
  muted?: boolean
  /** Space above. */
  above?: number
  /** The space that must be left below on the same page, so that a heading does not stand alone at its end. */
  keeps?: number
}

export interface PaperCell {
  text: string
  /** The left edge and the width, from the left margin. */
  at: number
  width: number
  isRight: boolean
}

export async function openPaper(info: PdfInfo) {
  const { doc, pace, end } = await openPdf(info)
  let y = 0
  const turn = () => {
    doc.addPage()
    y = page.top
  }
  turn()
  const dress = ({ face = 'regular', size = 10, muted = false }: Style) =>
    doc
      .font(face)
      .fontSize(size)
      .fillColor(muted ? colours.muted : colours.ink)
  const room = (height: number) => {
    if (y + height > page.height - page.bottom) turn()
  }
  /** A paragraph; one that is higher than the rest of the page begins on the next one. */
  const text = (words: string, style: Style = {}) => {
    y += style.above ?? 0
    const height = dress(style).heightOfString(words, { width: textWidth })
    room(height + (style.keeps ?? 0))
    dress(style).text(words, page.side, y, { width: textWidth })
    y += height + 2
  }
  /** Texts continue in further lines of their column; figures never do. */
  const heightOf = (cells: readonly PaperCell[], style: Style): number =>
    Math.max(
      ...cells.map(({ text: words, width, isRight }) =>
        isRight || words === '' ? 0 : dress(style).heightOfString(words, { width }),
      ),
    )
  const row = (cells: readonly PaperCell[], style: Style = {}) => {
    const size = style.size ?? 9
    const height = Math.max(size, heightOf(cells, { ...style, size }) - 3)
    room(height + 8)
    for (const { text: words, at, width, isRight } of cells)
      dress({ ...style, size }).text(words, page.side + at, y, {
        width,
        align: isRight ? 'right' : 'left',
        lineBreak: !isRight,
      })
    y += height + 5
    doc.lineWidth(0.5).strokeColor(colours.rule)
    doc
      .moveTo(page.side, y)
      .lineTo(page.side + textWidth, y)
      .stroke()
    y += 3
  }
  return { text, row, pace, end }
}
