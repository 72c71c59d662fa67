/** What a dry run found, as pages and as a table to correct. */
import { type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { xlsx } from '../../data/limits.ts'
import { problemTexts } from '../../data/problems.ts'
import { AlikeName, type AlikeNames, type BadCells } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'
import type { Problem } from '../prepare/cells.ts'
import { getImport } from '../store/imports.ts'
import { listFindings, listLines, pageOfFindings } from '../store/lines.ts'

interface Page {
  importId: string
  pageIndex: number
  pageSize: number
}

/** Characters of a value that a page shows; the file has all of it. */
const longestShown = 200

export const pageOfProblems = (call: TransferCall, { importId, ...page }: Page): Promise<BadCells> =>
  call.office.read(async (tx) => {
    const { headings } = await getImport(tx, callerOf(call), importId)
    const { items, total } = await pageOfFindings(tx, importId, { kind: 'problem', ...page })
    const shown = items.map(({ row, details }) => {
      const problem = details as unknown as Problem
      const column = problem.column === null ? '' : (headings[problem.column] ?? '')
      return { row, column, value: problem.value.slice(0, longestShown), says: textOf(call, problem) }
    })
    return { items: shown, total, ...page }
  })

function textOf({ language }: TransferCall, { code, values = {} }: Problem): string {
  const text: string = problemTexts[code][language]
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

export const pageOfAlike = (call: TransferCall, { importId, ...page }: Page): Promise<AlikeNames> =>
  call.office.read(async (tx) => {
    await getImport(tx, callerOf(call), importId)
    const { items, total } = await pageOfFindings(tx, importId, { kind: 'alike', ...page })
    return { items: items.map(({ details }) => AlikeName.parse(details)), total, ...page }
  })

const words = {
  tr: { row: 'Satır', problem: 'Sorun', file: 'Hatalı satırlar' },
  en: { row: 'Row', problem: 'Problem', file: 'Bad rows' },
} as const

/** The rows as they were uploaded, each with what is wrong at its end, so that they can be corrected and uploaded again. */
export async function problemsFile(
  call: TransferCall,
  { importId }: { importId: string },
): Promise<BinaryAnswer> {
  const { headings, texts, lines } = await call.office.read(async (tx) => {
    const row = await getImport(tx, callerOf(call), importId)
    const found = await listFindings(tx, importId, 'problem')
    const says = Map.groupBy(found, (one) => one.row)
    const bad = await listLines(tx, importId, [...says.keys()])
    return { headings: row.headings, texts: says, lines: bad }
  })
  const said = words[call.language]
  const saying = (row: number) =>
    (texts.get(row) ?? []).map(({ details }) => {
      const problem = details as unknown as Problem
      const heading = problem.column === null ? '' : `${headings[problem.column]}: `
      return heading + textOf(call, problem)
    })
  const rows = lines.map(({ row, cells }) =>
    [...cells, String(row), saying(row).join(' ')].map((text) => textCell(text)),
  )
  return {
    contentType: xlsx,
    fileName: `${said.file}.xlsx`,
    body: await sheetFile({
      name: said.file,
      rows: [[...headings, said.row, said.problem].map((text) => headingCell(text)), ...rows],
      widths: [...headings.map(() => 20), 8, 80],
    }),
  }
}
