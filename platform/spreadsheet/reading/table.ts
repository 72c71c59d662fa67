/** A table that was read from a file, and the possible problems of the file. */

export interface TableLine {
  /** The number of the row from 1, as a spreadsheet program shows it. */
  row: number
  cells: string[]
}

/** What a person should know of a table that was read all the same. */
export interface TableNote {
  /**
   * `hidden_sheets`: there are others that Excel does not show. `hidden_sheet`: the one that was read is not shown.
   * `hidden_rows`: rows of a filter, read like the others. `letters_repaired`: Turkish letters that a program had
   * mistaken. `letters_lost`: some that nobody can tell any more.
   */
  kind: 'hidden_sheets' | 'hidden_sheet' | 'hidden_rows' | 'letters_repaired' | 'letters_lost'
  /** Of sheets, rows or cells. */
  count: number
  /** The first of them. */
  example: string
}

export interface ReadTable {
  /** Names of the sheets that have any cell; empty for a text file. */
  sheets: string[]
  /** The one that was read; null for a text file. */
  sheet: string | null
  /** The first line that is not empty; `withHeadingsAt` takes another one, or none. */
  headings: string[]
  /** 0 if the table has none; its headings are empty then. */
  headingRow: number
  /** All lines below it that are not empty, as wide as the headings. */
  lines: TableLine[]
  notes: TableNote[]
}

/** The bounds of a file; a file above them is refused. */
export const tableLimits = {
  /** Lines below the headings. */
  rows: 20_000,
  columns: 100,
  /** Characters of one cell. */
  cell: 20_000,
  /** Bytes of the file. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of the parts of an .xlsx file once they are unpacked. */
  unpacked: 64 * 1024 * 1024,
} as const

export type TableProblem =
  | 'empty'
  | 'unreadable'
  | 'protected_or_old'
  | 'web_page'
  | 'pdf'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'cell_too_long'

export class TableError extends Error {
  override name = 'TableError'
  readonly problem: TableProblem
  constructor(problem: TableProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Headings and lines of rows of cells. @throws TableError */
export function tableOf(
  rows: readonly (readonly string[])[],
): Pick<ReadTable, 'headings' | 'headingRow' | 'lines'> {
  const filled = rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...others] = filled
  if (!first || others.length === 0) throw new TableError('empty')
  if (others.length > tableLimits.rows) throw new TableError('too_many_rows')
  const width = filled.reduce((most, { cells }) => Math.max(most, usedWidth(cells)), 0)
  if (width > tableLimits.columns) throw new TableError('too_many_columns')
  if (filled.some(({ cells }) => cells.some((cell) => cell.length > tableLimits.cell)))
    throw new TableError('cell_too_long')
  const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    headings: wide(first.cells),
    headingRow: first.row,
    lines: others.map(({ row, cells }) => ({ row, cells: wide(cells) })),
  }
}

/** All lines that are not empty, that of the headings among them. */
export const filledLines = ({ headings, headingRow, lines }: ReadTable): TableLine[] => [
  ...(headingRow === 0 ? [] : [{ row: headingRow, cells: headings }]),
  ...lines,
]

/** The same table with its headings in that row; rows above it are left out. @throws TableError */
export function withHeadingsAt(table: ReadTable, row: number): ReadTable {
  const all = filledLines(table)
  // A list without headings.
  if (row === 0) return { ...table, headings: table.headings.map(() => ''), headingRow: 0, lines: all }
  const at = all.findIndex((line) => line.row === row)
  const [first, ...lines] = at < 0 ? all : all.slice(at)
  if (!first || lines.length === 0) throw new TableError('empty')
  return { ...table, headings: first.cells, headingRow: first.row, lines }
}

const usedWidth = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1
