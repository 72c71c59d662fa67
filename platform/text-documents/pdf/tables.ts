/** Rows of tables as lines in their cells, with borders and fills. */
import { tableShares } from '../make.ts'
import type { CellBorders, Table, TableCell } from '../model.ts'
import { type Line, linesOf } from './lines.ts'
import { type Flow, type Mark, marksOf } from './marks.ts'

export interface DrawnRow {
  height: number
  /** The height of a page that it needs to begin there. */
  least: number
  /** `rest`: the rows for the next page. */
  draw: (
    left: number,
    top: number,
    bottom: number,
    isNew: boolean,
  ) => { marks: Mark[]; height: number; rest: DrawnRow | null }
}

interface Cell {
  x: number
  width: number
  lines: Line[]
  valign: TableCell['valign']
  borders: CellBorders
  fill: string | null
}

const padding = { side: 5.4, top: 2 }

export function rowsOfTable(table: Table, flow: Flow): DrawnRow[] {
  const unit = flow.area.width / tableShares
  const columns = table.columns.map((share) => share * unit)
  return table.rows.map(({ cells, height }, row) => {
    let column = 0
    const all = cells.map((cell) => {
      const from = column
      column += cell.span
      const place = { row, from, to: column }
      const x = sum(columns.slice(0, from))
      const width = Math.max(15, sum(columns.slice(from, column)))
      return {
        x,
        width,
        ...contentOf(cell, width, flow),
        borders: bordersOf(table, cell, place),
        fill: cell.fill,
        valign: cell.valign,
      }
    })
    return drawnRow(all, height ?? 0)
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const heightOf = (lines: readonly Line[]): number => sum(lines.map(({ height }) => height))

function contentOf(
  { paragraphs, isContinued }: TableCell,
  width: number,
  { measure, labels }: Flow,
): { lines: Line[] } {
  if (isContinued) return { lines: [] }
  const inner = Math.max(10, width - 2 * padding.side)
  return {
    lines: paragraphs.flatMap((paragraph) => linesOf(paragraph, inner, measure, labels.get(paragraph))),
  }
}

interface Place {
  row: number
  from: number
  to: number
}

/** A cell of several rows has no line between them. */
function bordersOf(table: Table, cell: TableCell, { row, from, to }: Place): CellBorders {
  const all = table.border === 'cells'
  const outer = table.border !== 'none'
  const own = cell.borders ?? {
    top: all || (outer && row === 0),
    bottom: all || (outer && row === table.rows.length - 1),
    left: all || (outer && from === 0),
    right: all || (outer && to >= table.columns.length),
    width: 0.5,
    colour: null,
    style: 'solid' as const,
  }
  return {
    ...own,
    top: own.top && !cell.isContinued,
    bottom: own.bottom && !goesOn(table.rows[row + 1]?.cells ?? [], from),
  }
}

function goesOn(below: readonly TableCell[], from: number): boolean {
  let column = 0
  for (const { span, isContinued } of below) {
    if (column === from) return isContinued
    column += span
  }
  return false
}

function drawnRow(cells: readonly Cell[], told: number): DrawnRow {
  const needed = Math.max(0, ...cells.map(({ lines }) => heightOf(lines) + 2 * padding.top))
  const height = Math.max(told, needed)
  const least = Math.min(
    height,
    Math.max(0, ...cells.map(({ lines }) => lines[0]?.height ?? 0)) + 2 * padding.top,
  )
  return {
    height,
    least,
    draw: (left, top, bottom, isNew) => {
      if (top + height <= bottom || needed === 0)
        return { marks: marksOfRow(cells, left, top, height), height, rest: null }
      const room = bottom - top - 2 * padding.top
      const counts = cells.map(({ lines }) => fitting(lines, room, isNew))
      const part = cells.map((cell, at) => ({ ...cell, lines: cell.lines.slice(0, counts[at]) }))
      const others = cells.map((cell, at) => ({ ...cell, lines: cell.lines.slice(counts[at]) }))
      const filled = Math.max(0, ...part.map(({ lines }) => heightOf(lines))) + 2 * padding.top
      const rest = others.some(({ lines }) => lines.length > 0) ? drawnRow(others, 0) : null
      return { marks: marksOfRow(part, left, top, filled), height: filled, rest }
    },
  }
}

/** On a page that is still empty, one line is taken even if it does not fit, so that the row comes to an end. */
function fitting(lines: readonly Line[], room: number, isNew: boolean): number {
  let [count, filled] = [0, 0]
  for (const { height } of lines) {
    if (filled + height > room && !(isNew && count === 0)) break
    filled += height
    count += 1
  }
  return count
}

function marksOfRow(cells: readonly Cell[], left: number, top: number, height: number): Mark[] {
  return cells.flatMap((cell) => {
    const x = left + cell.x
    const marks: Mark[] = []
    if (cell.fill) marks.push({ kind: 'fill', x, y: top, width: cell.width, height, colour: cell.fill })
    const free = height - heightOf(cell.lines) - 2 * padding.top
    let y =
      top +
      padding.top +
      Math.max(0, cell.valign === 'middle' ? free / 2 : cell.valign === 'bottom' ? free : 0)
    for (const line of cell.lines) {
      marks.push(...marksOf(line, x + padding.side, y))
      y += line.height
    }
    return [...marks, ...borderMarks(cell, x, top, height)]
  })
}

function borderMarks({ width, borders }: Cell, x: number, y: number, height: number): Mark[] {
  const style = {
    kind: 'line' as const,
    width: borders.width,
    colour: borders.colour ?? '#000000',
    dash: borders.style === 'dotted' || borders.style === 'dashed' ? borders.style : null,
  }
  const [right, bottom] = [x + width, y + height]
  const marks: Mark[] = []
  if (borders.top) marks.push({ ...style, x1: x, y1: y, x2: right, y2: y })
  if (borders.bottom) marks.push({ ...style, x1: x, y1: bottom, x2: right, y2: bottom })
  if (borders.left) marks.push({ ...style, x1: x, y1: y, x2: x, y2: bottom })
  if (borders.right) marks.push({ ...style, x1: right, y1: y, x2: right, y2: bottom })
  return marks
}
