/** What stands on one line and where, once it is known how wide everything is. */
import type { AnyFace } from '../../pdf/index.ts'
import { hasRightToLeft } from '../direction.ts'
import type { Format, Image, Paragraph } from '../model.ts'
import { inVisualOrder, type OnLine } from './bidi.ts'
import type { Measure } from './measure.ts'
import { type Segment, segmentsOf, type Token } from './tokens.ts'

export type PlacedItem =
  | { kind: 'text'; x: number; width: number; text: string; format: Format; face: AnyFace }
  | { kind: 'image'; x: number; width: number; height: number; image: Image }

export interface LaidToken {
  token: Token
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

export function placedTokens(tokens: readonly LaidToken[], placing: Placing): PlacedItem[] {
  const { paragraph, measure, from, stretch } = placing
  if (measure.bidi && (paragraph.isRightToLeft || tokens.some(runsLeft))) return reordered(tokens, placing)
  const placed: PlacedItem[] = []
  let added = 0
  for (const { token, x, width } of tokens) {
    placed.push(...placedOf(token, from + x + added, width))
    if (token.kind === 'gap') added += stretch
  }
  return placed
}

const runsLeft = ({ token }: LaidToken): boolean =>
  'segments' in token && token.segments.some(({ text }) => hasRightToLeft(text))

function placedOf(token: Token, x: number, width: number): PlacedItem[] {
  if (token.kind === 'image') return [{ kind: 'image', x, width, height: token.height, image: token.image }]
  if (token.kind === 'tab') return token.format.underline ? [ruled(token.format, x, width)] : []
  return token.kind === 'break' ? [] : placedSegments(token.segments, x)
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

type Item = { laid: LaidToken; segment?: Segment }

/** A sign that stands for an image, as for any object within a text. */
const object = '\ufffc'

function reordered(
  tokens: readonly LaidToken[],
  { paragraph, from, stretch, measure }: Placing,
): PlacedItem[] {
  const { bidi } = measure
  if (!bidi) return []
  const all = tokens.flatMap((laid): OnLine<Item>[] => {
    const { token } = laid
    if (token.kind === 'break') return []
    if (!('segments' in token)) return [{ text: token.kind === 'tab' ? '\t' : object, item: { laid } }]
    return token.segments.map((segment) => ({ text: segment.text, item: { laid, segment } }))
  })
  const placed: PlacedItem[] = []
  let x = from + (paragraph.isRightToLeft ? 0 : (tokens[0]?.x ?? 0))
  for (const { text, item } of inVisualOrder(bidi, all, paragraph.isRightToLeft ? 'rtl' : 'ltr')) {
    const { laid, segment } = item
    if (!segment) {
      placed.push(...placedOf(laid.token, x, laid.width))
      x += laid.width
      continue
    }
    const { format, face } = segment
    const width = measure.widthIn(face, text, format)
    placed.push({ kind: 'text', x, width, text, format, face })
    x += width + (laid.token.kind === 'gap' ? stretch : 0)
  }
  return placed
}
