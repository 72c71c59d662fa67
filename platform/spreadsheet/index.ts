/** Files that spreadsheet programs open. */
import { buffer } from 'node:stream/consumers'
import type { Cell } from './cells.ts'
import { workbookOf } from './workbook.ts'

export { amountCell, type Cell, dayCell, headingCell, momentCell, numberCell, textCell } from './cells.ts'
export { readTable } from './reading/read.ts'
export {
  filledLines,
  type ReadTable,
  TableError,
  type TableLine,
  type TableNote,
  type TableProblem,
  tableLimits,
  withHeadingsAt,
} from './reading/table.ts'
export { readAllSheets } from './reading/xlsx.ts'
export { type LongSheet, sheetLimits, workbookOf } from './workbook.ts'

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Sheet {
  /** The name of the tab. */
  name: string
  rows: Iterable<readonly Cell[]>
  /** Widths of the columns in characters. */
  widths: readonly number[]
}

/** The bytes of an .xlsx file with one sheet; its rows are taken from the list when they are written. */
export async function sheetFile({ rows, ...sheet }: Sheet): Promise<Buffer> {
  return buffer(workbookOf([{ ...sheet, pages: atOnce(rows) }]))
}

async function* atOnce<T>(page: T): AsyncGenerator<T> {
  yield page
}
