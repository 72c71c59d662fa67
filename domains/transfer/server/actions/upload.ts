/** Reads an uploaded table, keeps its rows for a day and suggests what each column holds. */
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sitterOf } from '@mizan/platform/access'
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import {
  filledLines,
  type ReadTable,
  readTable,
  TableError,
  type TableLine,
  type TableProblem,
  withHeadingsAt,
} from '@mizan/platform/spreadsheet'
import { guessByContents, rowWithoutHeadings } from '../../rules/contents.ts'
import {
  guessHeadingRow,
  guessMapping,
  headingKey,
  headingsWithin,
  mappingProblem,
} from '../../rules/headings.ts'
import type { Import, ImportKind, NewImport, TopRow } from '../../schemas.ts'
import { requireKind } from '../asker.ts'
import type { TransferCall, Tx } from '../call.ts'
import { presentImport } from '../present.ts'
import { findMapping, insertImport } from '../store/imports.ts'
import { insertLines } from '../store/lines.ts'

const refusals = {
  empty: 'import.empty',
  unreadable: 'import.unreadable',
  protected_or_old: 'import.protected_or_old',
  web_page: 'import.web_page',
  pdf: 'import.pdf',
  too_large: 'import.too_large',
  too_many_rows: 'import.too_many_rows',
  too_many_columns: 'import.too_many_columns',
  cell_too_long: 'import.cell_too_long',
} as const satisfies Record<TableProblem, string>

/** Characters of the first value of a column, which only shows what the column holds. */
const longestSample = 80
const linesAtOnce = 2_000
/** Lines from which the contents of columns are guessed. */
const linesOfGuess = 200

export async function upload(
  call: TransferCall,
  { kind, sheet, headingRow, file }: NewImport & { file: Upload },
): Promise<Import> {
  const caller = callerOf(call)
  requireKind(caller, kind)
  const whole = await read(call, file, sheet)
  const all = filledLines(whole)
  const guessed = () => rowWithoutHeadings(kind, all) ?? guessHeadingRow(kind, all)
  const table = await headedAt(whole, headingRow ?? guessed()).catch(refuse)
  return call.office(async (tx) => {
    const row = await insertImport(tx, {
      id: randomUUID(),
      company_id: caller.officeId,
      kind,
      file_name: file.fileName,
      sheets: table.sheets,
      sheet: table.sheet,
      headings: table.headings,
      heading_row: table.headingRow,
      top_rows: JSON.stringify(all.slice(0, headingsWithin).map(shownRow)),
      samples: samplesOf(table),
      lines: table.lines.length,
      notes: JSON.stringify(table.notes),
      mapping: await mappingFor(tx, caller.officeId, kind, table),
      state: 'mapping',
      created_by: caller.userId,
      created_at: tx.clock.now().toISOString(),
    })
    for (let at = 0; at < table.lines.length; at += linesAtOnce)
      await insertLines(tx, row, table.lines.slice(at, at + linesAtOnce))
    return presentImport(call, tx, row)
  })
}

/** @throws AppError `import.still_reading` while an earlier table of the person is read or waits */
async function read(call: TransferCall, file: Upload, sheet: string | undefined): Promise<ReadTable> {
  const leave = await call.parts.tableSeats.take(sitterOf(call)).catch((error) => {
    const isOwn = error instanceof AppError && error.code === 'request.too_many'
    throw isOwn ? new AppError('import.still_reading') : error
  })
  try {
    return await readTable(await buffer(file.open()), sheet).catch(refuse)
  } finally {
    leave()
  }
}

const headedAt = async (table: ReadTable, row: number): Promise<ReadTable> => withHeadingsAt(table, row)

function refuse(error: unknown): never {
  throw error instanceof TableError ? new AppError(refusals[error.problem]) : error
}

/** By which a person recognises a row. */
const shownRow = ({ row, cells }: TableLine): TopRow => ({
  row,
  text: cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, longestSample),
})

/** The one that was last used for the same headings, otherwise a guess: by the contents if no heading is known. */
async function mappingFor(
  tx: Tx,
  officeId: string,
  kind: ImportKind,
  { headings, headingRow, lines }: ReadTable,
) {
  const kept = headingRow > 0 && (await findMapping(tx, { officeId, kind, headings: headingKey(headings) }))
  if (kept && kept.length === headings.length && mappingProblem(kind, kept) === undefined) return kept
  const guessed = guessMapping(kind, headings)
  if (guessed.some((field) => field !== null)) return guessed
  const rows = lines.slice(0, linesOfGuess).map(({ cells }) => cells)
  return guessByContents(kind, rows, headings.length)
}

const samplesOf = ({ headings, lines }: ReadTable): string[] =>
  headings.map((_, column) =>
    (lines.find(({ cells }) => cells[column] !== '')?.cells[column] ?? '').slice(0, longestSample),
  )
