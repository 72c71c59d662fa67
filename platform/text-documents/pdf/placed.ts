/** What stands on one line and where, once it is known how wide everything is. */
import type { AnyFace } from '../../pdf/index.ts'
import { hasRightToLeft } from '../direction.ts'
import type { Format, Image, Paragraph } from '../model.ts'
import { inVisualOrder, type OnLine } from './bidi.ts'
import type { Measure } from './measure.ts'
import { type Piece, type Segment, segmentsOf } from './pieces.ts'

export type PlacedItem =
  | { kind: 'text'; x: number; width: number; text: string; format: Format; face: AnyFace }
  | { kind: 'image'; x: number; width: number; height: number; image: Image }

export interface LaidPiece {
  piece: Piece
  x: number
  width: number
}

interface Placing {
  paragraph: Paragraph
  /** Where the line begins, from the left. */
  from: number
  /** By how much each gap is wider, so that the line ends at the edge. */
  stretch: number
  measure: Measure
}

export function placedPieces(pieces: readonly LaidPiece[], placing: Placing): PlacedItem[] {
  const { paragraph, measure, from, stretch } = placing
  if (measure.bidi && (paragraph.isRightToLeft || pieces.some(runsLeft))) return reordered(pieces, placing)
  const placed: PlacedItem[] = []
  let added = 0
  for (const { piece, x, width } of pieces) {
    placed.push(...placedOf(piece, from + x + added, width))
    if (piece.kind === 'gap') added += stretch
  }
  return placed
}

const runsLeft = ({ piece }: LaidPiece): boolean =>
  'segments' in piece && piece.segments.some(({ text }) => hasRightToLeft(text))

function placedOf(piece: Piece, x: number, width: number): PlacedItem[] {
  if (piece.kind === 'image') return [{ kind: 'image', x, width, height: piece.height, image: piece.image }]
  if (piece.kind === 'tab') return piece.format.underline ? [ruled(piece.format, x, width)] : []
  return piece.kind === 'break' ? [] : placedSegments(piece.segments, x)
}

/** Nothing but its line. */
const ruled = (format: Format, x: number, width: number): PlacedItem => ({
  kind: 'text',
  x,
  width,
  text: '',
  format,
  face: 'serif-regular',
})

export const placedText = (text: string, format: Format, x: number, measure: Measure): PlacedItem[] =>
  placedSegments(segmentsOf(text, format, measure), x)

function placedSegments(segments: readonly Segment[], x: number): PlacedItem[] {
  let at = x
  return segments.map(({ text, format, face, width }) => {
    const placed = { kind: 'text' as const, x: at, width, text, format, face }
    at += width
    return placed
  })
}

type Item = { laid: LaidPiece; segment?: Segment }

/** A sign that stands for an image, as for any object within a text. */
const object = '\ufffc'

function reordered(
  pieces: readonly LaidPiece[],
  { paragraph, from, stretch, measure }: Placing,
): PlacedItem[] {
  const { bidi } = measure
  if (!bidi) return []
  const all = pieces.flatMap((laid): OnLine<Item>[] => {
    const { piece } = laid
    if (piece.kind === 'break') return []
    if (!('segments' in piece)) return [{ text: piece.kind === 'tab' ? '\t' : object, item: { laid } }]
    return piece.segments.map((segment) => ({ text: segment.text, item: { laid, segment } }))
  })
  const placed: PlacedItem[] = []
  let x = from + (paragraph.isRightToLeft ? 0 : (pieces[0]?.x ?? 0))
  for (const { text, item } of inVisualOrder(bidi, all, paragraph.isRightToLeft ? 'rtl' : 'ltr')) {
    const { laid, segment } = item
    if (!segment) {
      placed.push(...placedOf(laid.piece, x, laid.width))
      x += laid.width
      continue
    }
    const { format, face } = segment
    const width = measure.widthIn(face, text, format)
    placed.push({ kind: 'text', x, width, text, format, face })
    x += width + (laid.piece.kind === 'gap' ? stretch : 0)
  }
  return placed
}
