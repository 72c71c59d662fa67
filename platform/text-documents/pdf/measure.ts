/** Which typeface each part of a text is shown in, and how wide it is. */
import type { Bidi } from 'bidi-js'
import { type AnyFace, type OtherFace, takeFace } from '../../pdf/index.ts'
import type { Format } from '../model.ts'

/** A text that one typeface draws. */
export interface FacedText {
  text: string
  face: AnyFace
  width: number
  /** No typeface has its letters, so a reader would see empty boxes. */
  isMissing?: true
}

export interface Measure {
  parts: (text: string, format: Format) => FacedText[]
  width: (text: string, format: Format) => number
  /** Letters that no typeface has, in their order. */
  missing: (text: string, format: Format) => string[]
  widthIn: (face: AnyFace, text: string, format: Format) => number
  /** Where some text runs from right to left. */
  bidi: Bidi | null
}

const sans = /arial|helvetica|calibri|verdana|tahoma|dialog|segoe|sans|roboto|aptos|trebuchet|open|carlito/i

const styleOf = ({ bold, italic }: Format) =>
  bold ? (italic ? 'bold-italic' : 'bold') : italic ? 'italic' : 'regular'

const faceOf = (format: Format): AnyFace =>
  `${sans.test(format.family) ? 'sans' : 'serif'}-${styleOf(format)}`

/** For letters that the usual typefaces lack, in the order in which they are asked. */
const othersFor = (format: Format): OtherFace[] => [
  `other-${styleOf(format)}`,
  'emoji',
  format.bold ? 'chinese-bold' : 'chinese-regular',
]

/** Raised and lowered letters are smaller. */
export const sizeOf = ({ size, vertical }: Format): number => (vertical ? size * 0.65 : size)

const unit = 1_000
/** Every one of the usual typefaces has these. */
const usual = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ffğĞıİşŞ‘’“”–—…•]*$/
/** Joiners and choices between forms: they change the letter before them and have no form of their own. */
const formless = /^(?:\p{Mn}|\p{Me}|\p{Default_Ignorable_Code_Point})$/u

/** Words are measured once for each typeface. */
export function measureWith(doc: PDFKit.PDFDocument, bidi: Bidi | null): Measure {
  const widths = new Map<string, number>()
  const widthIn: Measure['widthIn'] = (face, text, format) => {
    const key = `${face} ${text}`
    const found = widths.get(key) ?? takeFace(doc, face).fontSize(unit).widthOfString(text)
    if (text.length < 50) widths.set(key, found)
    return (found / unit) * sizeOf(format)
  }
  const faceFor = glyphFinder(doc)
  const parts: Measure['parts'] = (text, format) =>
    facesIn(text, format, faceFor).map((part) => ({ ...part, width: widthIn(part.face, part.text, format) }))
  const width: Measure['width'] = (text, format) =>
    parts(text, format).reduce((sum, part) => sum + part.width, 0)
  // Widths of whole runs would take longer the longer they are.
  const missing: Measure['missing'] = (text, format) =>
    facesIn(text, format, faceFor).flatMap((part) => (part.isMissing ? [...part.text] : []))
  return { parts, width, missing, widthIn, bidi }
}

type FaceFor = (sign: string, format: Format, before: AnyFace | undefined) => AnyFace | null

/** The typeface before it goes on if it has the letter, so that letters that join stay together. */
function glyphFinder(doc: PDFKit.PDFDocument): FaceFor {
  const known = new Map<string, boolean>()
  const has = (face: AnyFace, sign: string): boolean => {
    const key = `${face} ${sign}`
    const found = known.get(key) ?? hasGlyph(takeFace(doc, face), sign)
    known.set(key, found)
    return found
  }
  return (sign, format, before) => {
    if (formless.test(sign) && before !== undefined) return before
    const own = faceOf(format)
    const all = [own, ...(before === undefined || before === own ? [] : [before]), ...othersFor(format)]
    return all.find((face) => has(face, sign)) ?? null
  }
}

/** The types of the library leave it out. */
function hasGlyph(doc: PDFKit.PDFDocument, sign: string): boolean {
  const { _font } = doc as unknown as {
    _font: { font?: { hasGlyphForCodePoint: (code: number) => boolean } }
  }
  return _font.font?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ?? true
}

function facesIn(text: string, format: Format, faceFor: FaceFor): Omit<FacedText, 'width'>[] {
  if (usual.test(text)) return text === '' ? [] : [{ text, face: faceOf(format) }]
  const parts: Omit<FacedText, 'width'>[] = []
  for (const sign of text) {
    const last = parts.at(-1)
    const face = faceFor(sign, format, last?.isMissing ? undefined : last?.face)
    if (last && !last.isMissing && face === last.face) last.text += sign
    else if (last?.isMissing && face === null) last.text += sign
    else
      parts.push(face === null ? { text: sign, face: faceOf(format), isMissing: true } : { text: sign, face })
  }
  return parts
}
