/** Draws a finished layout. */
import { takeFace } from '../../pdf/index.ts'
import type { Image } from '../model.ts'
import type { Mark } from './marks.ts'
import { sizeOf } from './measure.ts'
import type { PlacedItem } from './placed.ts'
import { bufferOf, isShowable } from './showable.ts'

type Doc = PDFKit.PDFDocument

export function draw(doc: Doc, mark: Mark): void {
  if (mark.kind === 'fill') doc.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.colour)
  else if (mark.kind === 'line') drawLine(doc, mark)
  else drawPlaced(doc, mark.placed, mark.x, mark.base)
}

type EmbeddedImage = PDFKit.Mixins.ImageSrc
/** The types of the library leave it out. */
type ImageOpener = { openImage: (bytes: Buffer) => EmbeddedImage }

const openedImages = new WeakMap<Doc, Map<Uint8Array, EmbeddedImage>>()

/** An image that is shown in many places is stored once. */
function openedIn(doc: Doc, image: Image): EmbeddedImage {
  const opened = openedImages.get(doc) ?? new Map<Uint8Array, EmbeddedImage>()
  openedImages.set(doc, opened)
  const found = opened.get(image.data) ?? (doc as unknown as ImageOpener).openImage(bufferOf(image))
  opened.set(image.data, found)
  return found
}

function drawLine(doc: Doc, { x1, y1, x2, y2, width, colour, dash }: Mark & { kind: 'line' }): void {
  doc.lineWidth(width).strokeColor(colour)
  if (dash) doc.dash(dash === 'dotted' ? width : 3 * width, { space: 2 * width })
  doc.moveTo(x1, y1).lineTo(x2, y2).stroke()
  if (dash) doc.undash()
}

function drawPlaced(doc: Doc, placed: PlacedItem, x: number, base: number): void {
  if (placed.kind === 'image') {
    const { image, width, height } = placed
    if (!isShowable(image)) return
    try {
      doc.image(openedIn(doc, image), x, base - height, { width, height })
    } catch {
      // A broken image leaves its place empty, as in other programs.
    }
    return
  }
  const { text, format, face, width } = placed
  const size = sizeOf(format)
  const y =
    base -
    (format.vertical === 'super' ? format.size * 0.35 : format.vertical === 'sub' ? -format.size * 0.12 : 0)
  if (format.background)
    doc.rect(x, base - format.size * 0.9, width, format.size * 1.15).fill(format.background)
  const colour = format.colour ?? '#000000'
  takeFace(doc, face).fontSize(size).fillColor(colour)
  if (text.trim() !== '') doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  const rule = (at: number) => doc.rect(x, at, width, Math.max(0.4, size * 0.05)).fill(colour)
  if (format.underline) rule(y + size * 0.1)
  if (format.strike) rule(y - size * 0.27)
}
