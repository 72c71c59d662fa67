/** Files that spreadsheet programs open. */
import { nextTurn } from '../call/turns.ts'
import type { Cell } from './cells.ts'
import { tabName } from './tab-name.ts'

export { amountCell, type Cell, dayCell, headingCell, momentCell, numberCell, textCell } from './cells.ts'
export { readTable } from './reading/read.ts'
export {
  filledLines,
  type ReadTable,
  TableError,
  type TableLine,
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
  rows: readonly (readonly Cell[])[]
  /** Widths of the columns in characters. */
  widths: readonly number[]
}

/** The bytes of an .xlsx file with one sheet. */
export async function sheetFile({ name, rows, widths }: Sheet): Promise<Buffer> {
  // Loaded by the first table, because most starts do not need it.
  const { default: writeSheet } = await import('write-excel-file/node')
  // Written at a stretch: of several files one in each round, so that others are answered in between.
  await nextTurn()
  return writeSheet(
    rows.map((row) => [...row]),
    { sheet: tabName(name), columns: widths.map((width) => ({ width })) },
  ).toBuffer()
}
