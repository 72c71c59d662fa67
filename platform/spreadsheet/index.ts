/** Files that spreadsheet programs open. */
import writeSheet from 'write-excel-file/node'
import type { Cell } from './cells.ts'

export { amountCell, type Cell, dayCell, headingCell, textCell } from './cells.ts'
export { readTable } from './reading/read.ts'
export {
  type ReadTable,
  TableError,
  type TableLine,
  type TableProblem,
  tableLimits,
} from './reading/table.ts'

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Sheet {
  /** The name of the tab. */
  name: string
  rows: readonly (readonly Cell[])[]
  /** Widths of the columns in characters. */
  widths: readonly number[]
}

/** The name of a tab has at most 31 characters, and some are not allowed. */
const tabName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

/** The bytes of an .xlsx file with one sheet. */
export const sheetFile = ({ name, rows, widths }: Sheet): Promise<Buffer> =>
  writeSheet(
    rows.map((row) => [...row]),
    { sheet: tabName(name), columns: widths.map((width) => ({ width })) },
  ).toBuffer()
