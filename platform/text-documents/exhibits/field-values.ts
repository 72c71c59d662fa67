/** Reads from an annotation of a PDF what a viewer would draw for it. */
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFStream, PDFString } from '@cantoo/pdf-lib'

export interface FilledField {
  annotation: PDFDict
  text: string
  width: number
  height: number
  /** 0 leaves it to the viewer. */
  size: number
  alignment: 'left' | 'center' | 'right'
  isMultiline: boolean
}

const name = PDFName.of
const multiline = 1 << 12
const password = 1 << 13
const pushed = 1 << 16
const alignments = ['left', 'center', 'right'] as const

/** Null for an annotation that has a drawing of its own, or that shows nothing. */
export function filledField(annotation: PDFDict, asksForDrawings: boolean): FilledField | null {
  const kind = String(annotation.lookup(name('Subtype')))
  const isField = kind === '/Widget'
  if (!isField && kind !== '/FreeText') return null
  if (hasDrawing(annotation) && !(isField && asksForDrawings && !isButton(annotation))) return null
  const text = isField ? valueOfField(annotation) : textOf(annotation.lookup(name('Contents')))
  const sides = sidesOf(annotation)
  if (!text?.trim() || !sides) return null
  const look = inherited(annotation, 'DA')
  const size = /(\d*\.?\d+)\s+Tf/.exec(textOf(look) ?? '')?.[1]
  return {
    annotation,
    text,
    ...sides,
    size: Math.min(72, Number(size ?? 0)),
    alignment: alignments[numberOf(inherited(annotation, 'Q'))] ?? 'left',
    isMultiline: !isField || hasFlag(annotation, multiline),
  }
}

function hasDrawing(annotation: PDFDict): boolean {
  const looks = annotation.lookup(name('AP'))
  const normal = looks instanceof PDFDict ? looks.lookup(name('N')) : undefined
  return normal instanceof PDFStream || normal instanceof PDFDict
}

const isButton = (annotation: PDFDict): boolean => String(inherited(annotation, 'FT')) === '/Btn'

function valueOfField(annotation: PDFDict): string | null {
  const value = inherited(annotation, 'V')
  if (isButton(annotation)) {
    const state = String(annotation.lookup(name('AS')) ?? value ?? '/Off')
    return hasFlag(annotation, pushed) || state === '/Off' ? null : '✓'
  }
  if (hasFlag(annotation, password)) return null
  const all = value instanceof PDFArray ? value.asArray().map((_, at) => value.lookup(at)) : [value]
  const words = all.map(textOf).filter((one) => one !== null)
  return words.map((word) => optionOf(annotation, word)).join(', ')
}

/** A list of choices may show other words than those that it stores. */
function optionOf(annotation: PDFDict, word: string): string {
  const options = inherited(annotation, 'Opt')
  if (!(options instanceof PDFArray)) return word
  for (let at = 0; at < options.size(); at++) {
    const option = options.lookup(at)
    if (option instanceof PDFArray && textOf(option.lookup(0)) === word)
      return textOf(option.lookup(1)) ?? word
  }
  return word
}

/** Fields may be in groups, which hold what they share. */
const deepest = 20

function inherited(annotation: PDFDict, key: string): unknown {
  let holder: unknown = annotation
  for (let level = 0; level < deepest && holder instanceof PDFDict; level++) {
    const found = holder.lookup(name(key))
    if (found !== undefined) return found
    holder = holder.lookup(name('Parent'))
  }
  return undefined
}

const numberOf = (value: unknown): number => (value instanceof PDFNumber ? value.asNumber() : 0)
const hasFlag = (annotation: PDFDict, flag: number): boolean =>
  (numberOf(inherited(annotation, 'Ff')) & flag) !== 0
const textOf = (value: unknown): string | null =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null

function sidesOf(annotation: PDFDict): { width: number; height: number } | null {
  const rect = annotation.lookup(name('Rect'))
  if (!(rect instanceof PDFArray) || rect.size() !== 4) return null
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from({ length: 4 }, (_, at) => numberOf(rect.lookup(at)))
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  return width > 1 && height > 1 ? { width, height } : null
}
