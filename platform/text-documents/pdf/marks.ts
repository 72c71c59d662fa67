/** The marks that are drawn on a page with their places, and the values that decide where they flow. */
import type { Paragraph } from '../model.ts'
import type { Line } from './lines.ts'
import type { Measure } from './measure.ts'
import type { PlacedItem } from './placed.ts'

export type Mark =
  | { kind: 'placed'; x: number; base: number; placed: PlacedItem }
  | {
      kind: 'line'
      x1: number
      y1: number
      x2: number
      y2: number
      width: number
      colour: string
      dash: 'dotted' | 'dashed' | null
    }
  | { kind: 'fill'; x: number; y: number; width: number; height: number; colour: string }

/** The part of a sheet that the text fills. */
export interface Area {
  left: number
  top: number
  bottom: number
  width: number
}

export interface Flow {
  area: Area
  measure: Measure
  labels: ReadonlyMap<Paragraph, string>
}

export function marksOf(line: Line, left: number, top: number): Mark[] {
  const base = top + line.base
  return line.placed.map((placed) => ({ kind: 'placed' as const, x: left + placed.x, base, placed }))
}
