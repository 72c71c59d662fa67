/**
 * Widths of text in the embedded typefaces, as sums of the widths of its characters. Kerning is ignored: it moves a
 * line by less than a point, and measuring whole words is a hundred times slower.
 */

import type { Face, OpenPdf } from '@mizan/platform/pdf'
import { type Block, type Style, styles } from './content.ts'
import { looks, type Measures } from './layout.ts'

const usual = ' abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ0123456789.,;:’“”()/-'

/** Width of one character at a size of one point. */
function charactersOf(doc: PDFKit.PDFDocument, face: Face): (character: string) => number {
  const widths = new Map<string, number>()
  return (character) => {
    const known = widths.get(character)
    if (known !== undefined) return known
    const width = doc.font(face).fontSize(1).widthOfString(character)
    widths.set(character, width)
    return width
  }
}

const sumOver = (widthOf: (character: string) => number, size: number) => (text: string) => {
  let sum = 0
  for (const character of text) sum += widthOf(character)
  return sum * size
}

/** Opens the typefaces and measures the usual characters. Yields in between, because the first measurement is slow. */
export async function measuresOf(doc: PDFKit.PDFDocument, pace: OpenPdf['pace']): Promise<Measures> {
  const faces = { regular: charactersOf(doc, 'regular'), bold: charactersOf(doc, 'bold') }
  for (const face of ['regular', 'bold'] as const) {
    doc.font(face)
    await pace()
    for (const character of usual) {
      faces[face](character)
      await pace()
    }
  }
  const measureOf = (style: Style) => sumOver(faces[looks[style].face], looks[style].size)
  return {
    text: Object.fromEntries(styles.map((style) => [style, measureOf(style)])) as Measures['text'],
    label: ({ label, style }: Block) => (label ? sumOver(faces.bold, looks[style].size)(`${label} `) : 0),
  }
}
