/** Reads the size that a sheet claims for itself, before anything builds its cells. */
import { columnOf } from './repair.ts'
import { TableError, tableLimits } from './table.ts'

/** Programs keep rows and cells that are empty but coloured, so somewhat more than may be filled is let through. */
const most = { rows: tableLimits.rows * 4, columns: 702, cells: 5_000_000 }

const rowStart = /<(?:\w+:)?row[\s/>]/g
const cellPlace = /<(?:\w+:)?c\s[^>]*?r="([A-Z]{1,4})(\d{1,8})"/g

/**
 * Rows without cells cost as much as others, and one cell at the end of a sheet costs all that are before it.
 * @throws TableError
 */
export function assertSheetBounds(text: string): void {
  let rows = 0
  for (const _ of text.matchAll(rowStart)) {
    rows += 1
    if (rows > most.rows) throw new TableError('too_many_rows')
  }
  let [lastRow, lastColumn] = [0, 0]
  for (const [, letters = '', row] of text.matchAll(cellPlace)) {
    lastRow = Math.max(lastRow, Number(row))
    lastColumn = Math.max(lastColumn, columnOf(letters))
    if (lastColumn > most.columns) throw new TableError('too_many_columns')
    if (lastRow * lastColumn > most.cells) throw new TableError('too_many_rows')
  }
}
