/**
 * Makes notes, stamps and the fields of forms part of their page, as if it had been printed. Interactive elements
 * (links, buttons, scripts, attached files) are left out: they would lead into a file that is not here.
 */
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFPageLeaf, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { addContent } from './content.ts'

const name = PDFName.of
/** Entries of a page that lead out of it, or belong to the file from which it comes. */
const left = ['Annots', 'AA', 'B', 'StructParents', 'Thumb', 'PieceInfo', 'Metadata', 'Tabs'] as const
const unseen = new Set([
  '/Link',
  '/Popup',
  '/FileAttachment',
  '/Screen',
  '/Movie',
  '/Sound',
  '/RichMedia',
  '/3D',
])
/** Flags of an annotation that is not shown: hidden, and not on screens. */
const hidden = 2 | 32

export function flattenPage(page: PDFPageLeaf): void {
  const annotations = page.lookup(name('Annots'))
  if (annotations instanceof PDFArray)
    for (let at = 0; at < annotations.size(); at++) {
      const found = annotations.lookup(at)
      if (found instanceof PDFDict) draw(page, found)
    }
  for (const key of left) page.delete(name(key))
}

function draw(page: PDFPageLeaf, annotation: PDFDict): void {
  const flags = annotation.lookup(name('F'))
  if (flags instanceof PDFNumber && (flags.asNumber() & hidden) !== 0) return
  if (unseen.has(String(annotation.lookup(name('Subtype'))))) return
  const look = appearanceOf(annotation)
  const rect = numbersOf(annotation.lookup(name('Rect')), 4)
  if (!look || !rect) return
  const box = numbersOf(look.stream.dict.lookup(name('BBox')), 4)
  if (!box) return
  const matrix = numbersOf(look.stream.dict.lookup(name('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0]
  const move = fitting(boundsOf(corners(box).map(through(matrix))), boundsOf(corners(rect)))
  if (!move) return
  look.stream.dict.set(name('Subtype'), name('Form'))
  addContent(page, look.ref, move)
}

/** The picture of the annotation: its own, or that of its state, such as a box that is ticked. */
function appearanceOf(annotation: PDFDict): { ref: PDFRef; stream: PDFStream } | null {
  const looks = annotation.lookup(name('AP'))
  if (!(looks instanceof PDFDict)) return null
  const normal = looks.lookup(name('N'))
  const state = annotation.lookup(name('AS'))
  const [holder, key] =
    normal instanceof PDFDict && state instanceof PDFName ? [normal, state] : [looks, name('N')]
  const stream = holder.lookup(key)
  if (!(stream instanceof PDFStream)) return null
  const given = holder.get(key)
  return { ref: given instanceof PDFRef ? given : annotation.context.register(stream), stream }
}

type Point = [number, number]
type Bounds = { x1: number; y1: number; x2: number; y2: number }

const corners = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Point[] => [
  [a, b],
  [c, b],
  [c, d],
  [a, d],
]

const through =
  ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]) =>
  ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

function boundsOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { x1: Math.min(...xs), y1: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) }
}

/** The transformation from one box to the other. Null if nothing is visible. */
function fitting(from: Bounds, to: Bounds): number[] | null {
  const [width, height] = [from.x2 - from.x1, from.y2 - from.y1]
  if (width <= 0 || height <= 0) return null
  const [wide, high] = [(to.x2 - to.x1) / width, (to.y2 - to.y1) / height]
  return [wide, 0, 0, high, to.x1 - from.x1 * wide, to.y1 - from.y1 * high]
}

function numbersOf(value: unknown, count: number): number[] | null {
  if (!(value instanceof PDFArray) || value.size() !== count) return null
  const all = Array.from({ length: count }, (_, at) => value.lookup(at))
  const numbers = all.map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN))
  return numbers.every(Number.isFinite) ? numbers : null
}
