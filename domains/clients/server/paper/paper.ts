/** What documents of clients are drawn with: A4, one hand for texts, and the head of the office on top. */

import { letterheadLines } from '@mizan/company/rules/letterhead'
import type { Letterhead } from '@mizan/company/server'
import type { Face } from '@mizan/platform/pdf'

export type Paper = PDFKit.PDFDocument

/** All lengths are in points, 1/72 inch. */
export const page = { width: 595.28, height: 841.89, side: 42, top: 52, bottom: 60 }
export const right = page.width - page.side
export const colours = { ink: '#1D2430', muted: '#5B6472', title: '#16294D', rule: '#E7E1D6' }

export interface Style {
  face?: Face
  size?: number
  colour?: string
}

export function put(
  doc: Paper,
  text: string,
  x: number,
  y: number,
  style: Style & { width?: number } = {},
): void {
  const { face = 'regular', size = 9, colour = colours.ink, width } = style
  doc.font(face).fontSize(size).fillColor(colour)
  doc.text(text, x, y, width === undefined ? { lineBreak: false } : { width })
}

/** Ends at `edge`. */
export function putRight(doc: Paper, text: string, edge: number, y: number, style: Style = {}): void {
  const { face = 'regular', size = 9 } = style
  put(doc, text, edge - doc.font(face).fontSize(size).widthOfString(text), y, style)
}

export function rule(doc: Paper, y: number): void {
  doc.lineWidth(0.6).strokeColor(colours.rule).moveTo(page.side, y).lineTo(right, y).stroke()
}

const logo = { width: 132, height: 44 }

/** Logo and name of the office with what it says of itself; gives where the document goes on. */
export function drawLetterhead(
  doc: Paper,
  office: Letterhead,
  said: { language: 'tr' | 'en'; asksForMoney: boolean },
): number {
  const lines = letterheadLines(office, said)
  const left = office.logo ? page.side + logo.width + 14 : page.side
  const width = right - left
  if (office.logo) doc.image(office.logo, page.side, page.top - 6, { fit: [logo.width, logo.height] })
  put(doc, office.name, left, page.top, {
    face: lines.length > 0 ? 'bold' : 'regular',
    colour: colours.muted,
    width,
  })
  for (const line of lines) put(doc, line, left, doc.y + 1, { size: 8, colour: colours.muted, width })
  const end = Math.max(doc.y, office.logo ? page.top - 6 + logo.height : 0)
  if (lines.length === 0 && !office.logo) return end + 4
  rule(doc, end + 6)
  return end + 14
}
