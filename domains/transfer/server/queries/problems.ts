/** What a dry run found, as pages and as a table to correct. */
import { type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { type Cell, headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { fieldsOf } from '../../data/fields.ts'
import { xlsx } from '../../data/limits.ts'
import { problemTexts } from '../../data/problems.ts'
import { AlikeName, type AlikeNames, type BadCells } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'
import type { Problem } from '../prepare/cells.ts'
import { getImport } from '../store/imports.ts'
import { type BadLine, badLines, pageOfFindings } from '../store/lines.ts'
import type { ImportRow } from '../tables.ts'

interface Page {
  importId: string
  pageIndex: number
  pageSize: number
}

/** Characters of a value that a page shows; the file has all of it. */
const longestShown = 200

export const pageOfProblems = (call: TransferCall, { importId, ...page }: Page): Promise<BadCells> =>
  call.office.read(async (tx) => {
    const headings = headingsOf(call, await getImport(tx, callerOf(call), importId))
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

/** Columns without a heading are called by what they hold, so that the file of bad rows can be uploaded again. */
const headingsOf = ({ language }: TransferCall, { kind, headings, mapping }: ImportRow): string[] =>
  headings.map((heading, column) => {
    const field = mapping[column]
    return heading || (field ? (fieldsOf(kind)[field]?.[language] ?? '') : '')
  })

const words = {
  tr: { row: 'Satır', problem: 'Sorun', file: 'Hatalı satırlar' },
  en: { row: 'Row', problem: 'Problem', file: 'Bad rows' },
} as const

/** Cells of a file that are written for one unit. */
const cellsOfOneUnit = 400

/** The rows as they were uploaded, each with what is wrong at its end, so that they can be corrected and uploaded again. */
export const problemsFile = (call: TransferCall, asked: { importId: string }): Promise<BinaryAnswer> =>
  call.parts.badRowsSeats.during(call, () => badRowsFile(call, asked))

async function badRowsFile(call: TransferCall, { importId }: { importId: string }): Promise<BinaryAnswer> {
  const { headings, lines } = await call.office.read(async (tx) => {
    const row = await getImport(tx, callerOf(call), importId)
    await call.charge(((row.skipped ?? 0) * row.headings.length) / cellsOfOneUnit)
    // Written after the transaction, whose connection others need.
    const all: BadLine[] = []
    for await (const page of badLines(tx, importId)) all.push(...page)
    return { headings: headingsOf(call, row), lines: all }
  })
  const said = words[call.language]
  return {
    contentType: xlsx,
    fileName: `${said.file}.xlsx`,
    body: await sheetFile({
      name: said.file,
      rows: badRows(call, headings, lines),
      widths: [...headings.map(() => 20), 8, 80],
    }),
  }
}

/** Made one by one when they are written. */
function* badRows(
  call: TransferCall,
  headings: readonly string[],
  lines: readonly BadLine[],
): Generator<Cell[]> {
  const said = words[call.language]
  yield [...headings, said.row, said.problem].map((text) => headingCell(text))
  const saying = (details: BadLine['problems'][number]) => {
    const problem = details as unknown as Problem
    const heading = problem.column === null ? '' : `${headings[problem.column]}: `
    return heading + textOf(call, problem)
  }
  for (const { row, cells, problems } of lines)
    yield [...cells, String(row), problems.map(saying).join(' ')].map((text) => textCell(text))
}
