/**
 * Splits a text into segments for display: plain text, citations that are links, and hits. Ranges are half-open
 * offsets and may overlap each other in any way.
 */
import type { TextLink, TextRange } from '../../../schemas.ts'

export interface Piece {
  text: string
  /** Number of the hit on the whole page, from 0; null outside hits. */
  hit: number | null
}
export interface Segment {
  /** Index in the `links` of the text; null outside links. */
  link: number | null
  pieces: Piece[]
}

function clip([from, to]: TextRange, length: number): [number, number] {
  return [Math.max(0, from), Math.min(length, to)]
}

/** Hits that overlap, or that are separated only by spaces, count as one. */
export function mergeHits(text: string, hits: readonly TextRange[]): [number, number][] {
  const merged: [number, number][] = []
  const sorted = hits.map((hit) => clip(hit, text.length)).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  for (const [from, to] of sorted) {
    if (to <= from) continue
    const last = merged.at(-1)
    if (last && (from <= last[1] || text.slice(last[1], from).trim() === '')) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

interface Placed {
  index: number
  from: number
  to: number
}

/** Links in reading order; of two overlapping ones the one that begins first is kept, then the longer one. */
function placeLinks(text: string, links: readonly TextLink[]): Placed[] {
  const placed: Placed[] = []
  const sorted = links
    .map(({ range }, index) => ({
      index,
      from: clip(range, text.length)[0],
      to: clip(range, text.length)[1],
    }))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  for (const link of sorted)
    if (link.to > link.from && link.from >= (placed.at(-1)?.to ?? 0)) placed.push(link)
  return placed
}

function piecesBetween(
  text: string,
  from: number,
  to: number,
  hits: [number, number][],
  first: number,
): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const [index, [start, end]] of hits.entries()) {
    const opens = Math.max(start, from)
    const closes = Math.min(end, to)
    if (closes <= opens) continue
    if (opens > at) pieces.push({ text: text.slice(at, opens), hit: null })
    pieces.push({ text: text.slice(opens, closes), hit: first + index })
    at = closes
  }
  if (to > at) pieces.push({ text: text.slice(at, to), hit: null })
  return pieces
}

/** `firstHit` is the number of hits before this text. The joined segments give the text again. */
export function segmentsOf(
  text: string,
  links: readonly TextLink[],
  hits: readonly TextRange[],
  firstHit: number,
): Segment[] {
  const marks = mergeHits(text, hits)
  const segments: Segment[] = []
  const add = (link: number | null, from: number, to: number) => {
    if (to > from) segments.push({ link, pieces: piecesBetween(text, from, to, marks, firstHit) })
  }
  let at = 0
  for (const { index, from, to } of placeLinks(text, links)) {
    add(null, at, from)
    add(index, from, to)
    at = to
  }
  add(null, at, text.length)
  return segments
}
