/** Writes an .xlsx file of any length while its rows are read, and lets other requests be answered in between. */
import { pacer } from '../call/turns.ts'
import { type ZipEntry, zipOf } from '../zip/index.ts'
import { type Cell, headingCell } from './cells.ts'
import { createStyles, type Styles } from './styles.ts'
import { tabName } from './tab-name.ts'
import { cellXml, fixedFiles, partOf, sheetEnd, sheetStart, workbookFiles } from './xml.ts'

export interface LongSheet {
  /** The name of the tab; no two are the same. */
  name: string
  /** The headings stay in sight, and are repeated at the top of each sheet. */
  headings?: readonly string[]
  /** Widths of the columns in characters. */
  widths: readonly number[]
  /** Rows, some at a time. */
  pages: AsyncIterable<Iterable<readonly Cell[]>>
}

/** A longer sheet continues in another one. Programs open so many rows; a file in the archive has under 4 GB. */
export const sheetLimits = { rows: 1_048_576, characters: 1_000_000_000 } as const

type Limits = Record<keyof typeof sheetLimits, number>

export const workbookOf = (
  sheets: Iterable<LongSheet>,
  limits: Limits = sheetLimits,
): AsyncGenerator<Uint8Array> => zipOf(filesOf(sheets, limits))

async function* filesOf(sheets: Iterable<LongSheet>, limits: Limits): AsyncGenerator<ZipEntry> {
  const styles = createStyles()
  const names: string[] = []
  yield* fixedFiles()
  for (const sheet of sheets) {
    const rows = await peeking(sheet.pages)
    for (let part = 1; part === 1 || !rows.isOver(); part += 1) {
      names.push(tabName(sheet.name, part))
      yield partOf(`xl/worksheets/sheet${names.length}.xml`, () => sheetXml(sheet, rows, { styles, limits }))
    }
  }
  yield* workbookFiles(names, styles)
}

interface Rows {
  isOver(): boolean
  take(): Promise<readonly Cell[]>
}

/** Knows whether another row follows. */
async function peeking(pages: LongSheet['pages']): Promise<Rows> {
  const rows = singly(pages)
  let next = await rows.next()
  return {
    isOver: () => next.done === true,
    take: async () => {
      const { value } = next
      next = await rows.next()
      return value as readonly Cell[]
    },
  }
}

async function* singly(pages: LongSheet['pages']): AsyncGenerator<readonly Cell[], undefined> {
  for await (const page of pages) yield* page
}

/** Texts of this length are handed on at once. */
const chunk = 65_536

interface WriterState {
  styles: Styles
  limits: Limits
}

async function* sheetXml(
  { headings, widths }: LongSheet,
  rows: Rows,
  { styles, limits }: WriterState,
): AsyncGenerator<string> {
  const pace = pacer()
  let text = sheetStart(widths, headings !== undefined)
  if (headings) text += rowXml(headings.map(headingCell), 1, styles)
  let written = 0
  for (
    let row = headings ? 2 : 1;
    row <= limits.rows && written < limits.characters && !rows.isOver();
    row += 1
  ) {
    text += rowXml(await rows.take(), row, styles)
    await pace()
    if (text.length < chunk) continue
    yield text
    written += text.length
    text = ''
  }
  yield text + sheetEnd
}

const rowXml = (cells: readonly Cell[], row: number, styles: Styles): string =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, { row, column, styles })).join('')}</row>`
