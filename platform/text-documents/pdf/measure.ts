/** Chooses the typeface of a run, and measures its words. */
import type { TextFace } from '../../pdf/index.ts'
import type { Format } from '../model.ts'

export interface Measure {
  width: (text: string, format: Format) => number
  /** Without a glyph for a character, a reader would see an empty box. */
  has: (text: string, format: Format) => boolean
}

const sans = /arial|helvetica|calibri|verdana|tahoma|dialog|segoe|sans|roboto|aptos|trebuchet|open|carlito/i

export function faceOf({ family, bold, italic }: Format): TextFace {
  const style = bold ? (italic ? 'bold-italic' : 'bold') : italic ? 'italic' : 'regular'
  return `${sans.test(family) ? 'sans' : 'serif'}-${style}`
}

/** Raised and lowered letters are smaller. */
export const sizeOf = ({ size, vertical }: Format): number => (vertical ? size * 0.65 : size)

const unit = 1_000

/** Words are measured once for each typeface. */
export function measureWith(doc: PDFKit.PDFDocument): Measure {
  const known = new Map<string, number>()
  const width = (text: string, format: Format) => {
    const face = faceOf(format)
    const key = `${face} ${text}`
    const found = known.get(key) ?? doc.font(face).fontSize(unit).widthOfString(text)
    if (text.length < 50) known.set(key, found)
    return (found / unit) * sizeOf(format)
  }
  const has = (text: string, format: Format) => {
    doc.font(faceOf(format))
    const { font } = (
      doc as unknown as { _font: { font?: { hasGlyphForCodePoint: (code: number) => boolean } } }
    )._font
    return font?.hasGlyphForCodePoint(text.codePointAt(0) ?? 0) ?? true
  }
  return { width, has }
}
