/** A page of A4 on which documents of money are written. All lengths are in points. */
import type { Face } from '@mizan/platform/pdf'

export type Paper = PDFKit.PDFDocument

export const page = { width: 595.28, side: 48, top: 56 }
export const right = page.width - page.side
export const colours = { ink: '#1D2430', muted: '#5B6472', title: '#16294D', rule: '#E7E1D6' }

export interface Style {
  face?: Face
  size?: number
  colour?: string
  width?: number
}

export function put(doc: Paper, text: string, x: number, y: number, style: Style = {}): void {
  const { face = 'regular', size = 9.5, colour = colours.ink, width = right - x } = style
  doc.font(face).fontSize(size).fillColor(colour).text(text, x, y, { width })
}

export function putRight(doc: Paper, text: string, y: number, style: Style = {}): void {
  const { face = 'regular', size = 9.5, colour = colours.ink } = style
  doc.font(face).fontSize(size).fillColor(colour)
  doc.text(text, page.side, y, { width: right - page.side, align: 'right' })
}

export function rule(doc: Paper, y: number): void {
  doc.lineWidth(0.6).strokeColor(colours.rule).moveTo(page.side, y).lineTo(right, y).stroke()
}
