/** A result as a spreadsheet, whose amounts can be calculated with. */
import {
  amountCell,
  type Cell,
  dayCell,
  headingCell,
  numberCell,
  sheetFile,
  textCell,
} from '@mizan/platform/spreadsheet'
import type { SheetColumn, SheetTable } from '../../rules/calculator.ts'
import { type Result, usedRow } from './result.ts'
import { words } from './words.ts'

export function resultXlsx({ sheet, answer, language }: Result): Promise<Buffer> {
  const said = words[language]
  const lines = (all: typeof sheet.inputs): Cell[][] =>
    all.map(({ label, value }) => [textCell(label), textCell(value)])
  const rows: Cell[][] = [
    [headingCell(sheet.title)],
    [],
    ...sheet.tables.flatMap((table) => [...tableRows(table), []]),
    [headingCell(said.results)],
    ...lines(sheet.results),
    [],
    [headingCell(said.inputs)],
    ...lines(sheet.inputs),
    [],
    [headingCell(said.notes)],
    ...answer.notes.map(({ says }) => [textCell(says[language])]),
    ...(answer.rows.length > 0 ? [[], [headingCell(said.rows)]] : []),
    ...answer.rows.map((row) => [textCell(usedRow(row, language))]),
  ]
  return sheetFile({ name: sheet.title, rows, widths: [18, 18, 12, 12, 18, 18, 18] })
}

function tableRows({ title, columns, rows, total }: SheetTable): Cell[][] {
  const cells = (row: readonly string[]) => row.map((value, at) => cellOf(value, columns[at]))
  return [
    [headingCell(title)],
    columns.map((column) => headingCell(column.title)),
    ...rows.map(cells),
    ...(total ? [cells(total)] : []),
  ]
}

function cellOf(value: string, column: SheetColumn | undefined): Cell {
  if (value === '') return null
  if (column?.form === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return dayCell(value)
  const isNumber = column?.form !== 'text' && /^-?\d+(\.\d+)?$/.test(value)
  if (isNumber && column?.form === 'number') return numberCell(Number(value))
  return isNumber ? amountCell(value) : textCell(value)
}
