/** Lays blocks out on A4 pages before anything is drawn, so that the number of pages is known on the first page. */

import type { Face, OpenPdf } from '@mizan/platform/pdf'
import type { Block, Style } from './content.ts'
import { breakLines, type Measure } from './lines.ts'

/** All lengths are in points, 1/72 inch. */
export const page = { width: 595.28, height: 841.89, side: 74, top: 84, bottom: 74 }
export const textWidth = page.width - 2 * page.side
const floor = page.height - page.bottom

export interface Look {
  face: Face
  size: number
  leading: number
  before: number
  colour: string
}

const ink = '#1D2430'
export const looks: Record<Style, Look> = {
  mark: { face: 'bold', size: 9.5, leading: 14, before: 0, colour: '#B4530F' },
  title: { face: 'bold', size: 17, leading: 22, before: 4, colour: '#16294D' },
  fact: { face: 'regular', size: 9.5, leading: 14, before: 3, colour: ink },
  heading: { face: 'bold', size: 10.5, leading: 16.5, before: 14, colour: '#16294D' },
  text: { face: 'regular', size: 10.5, leading: 16.5, before: 8, colour: ink },
  note: { face: 'regular', size: 8.5, leading: 12.5, before: 3, colour: '#5B6472' },
}
/** Extra space above the first block of another kind: between the facts, the text and the source. */
const gapBetween: Partial<Record<Style, number>> = { text: 22, heading: 22, note: 26, fact: 10 }

export interface Line {
  block: Block
  text: string
  /** True for the line that has the block's label. */
  first: boolean
  /** Left edge, to the right of the label. */
  x: number
  y: number
}
export type PageOfLines = Line[]
export interface Measures {
  text: Record<Style, Measure>
  /** Width of a block's label with the space after it, 0 without one. */
  label: (block: Block) => number
}

const kindOf = (style: Style): Style => (style === 'heading' ? 'text' : style)
/** These are never the last on a page: three lines of text must fit below. */
const opening = new Set<Style>(['mark', 'title', 'heading'])

/**
 * How many of `count` lines go on this page if `room` lines fit: never a single line at the end of a page or at the
 * start of the next.
 */
export function linesToPlace(count: number, room: number): number {
  if (room >= count) return count
  const fitting = count - room === 1 ? room - 1 : room
  return fitting < 2 ? 0 : fitting
}

function gapBefore(style: Style, previous: Style | null): number {
  if (previous === null) return 0
  const another = kindOf(previous) !== kindOf(style)
  return (another && gapBetween[style]) || looks[style].before
}

/** Places blocks one after the other, and starts a new page when one is full. */
function paper() {
  const pages: PageOfLines[] = [[]]
  let y = page.top
  let previous: Style | null = null

  const turn = () => {
    pages.push([])
    y = page.top
  }
  const fitting = (style: Style, count: number): number => {
    const kept = opening.has(style) ? 3 * looks.text.leading : 0
    const room = Math.max(0, Math.floor((floor - kept - y) / looks[style].leading))
    return pages.at(-1)?.length === 0 ? Math.min(count, Math.max(room, 1)) : linesToPlace(count, room)
  }
  const place = (block: Block, lines: string[], indent: number) => {
    if (pages.at(-1)?.length) y += gapBefore(block.style, previous)
    previous = block.style
    let placed = 0
    while (placed < lines.length) {
      const until = placed + fitting(block.style, lines.length - placed)
      for (; placed < until; placed++) {
        pages
          .at(-1)
          ?.push({ block, text: lines[placed] ?? '', first: placed === 0, x: page.side + indent, y })
        y += looks[block.style].leading
      }
      if (placed < lines.length) turn()
    }
  }
  return { pages, place }
}

/** Breaks blocks into lines and lines into pages. */
export async function layOut(
  blocks: Block[],
  measures: Measures,
  pace: OpenPdf['pace'],
): Promise<PageOfLines[]> {
  const { pages, place } = paper()
  for (const block of blocks) {
    await pace()
    const indent = measures.label(block)
    place(block, breakLines(block.text, textWidth - indent, measures.text[block.style]), indent)
  }
  return pages
}
