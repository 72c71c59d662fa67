/** Files that spreadsheet programs open. */
import writeSheet from 'write-excel-file/node'
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
export const sheetFile = ({ name, rows, widths }: Sheet): Promise<Buffer> =>
  writeSheet(
    rows.map((row) => [...row]),
    { sheet: tabName(name), columns: widths.map((width) => ({ width })) },
  ).toBuffer()
