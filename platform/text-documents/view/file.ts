/** What is shown of a file of each type; to be called in a thread of its own. */
import { openDocx } from '../docx/read.ts'
import { openArchive } from '../file/archive.ts'
import { decodePlain } from '../file/encoding.ts'
import { kindOf } from '../file/kind.ts'
import type { Finding } from '../findings.ts'
import { linesOf } from '../text/numbered.ts'
import { readSheets } from '../text/workbook.ts'
import { readUdf } from '../udf/read.ts'
import { viewOfDocument } from './document.ts'
import type { View } from './index.ts'
import { viewLimits } from './limits.ts'

export type ViewType = 'docx' | 'udf' | 'xlsx' | 'eml' | 'txt'

const readers: Record<ViewType, (bytes: Uint8Array) => Promise<View>> = {
  docx: async (bytes) => {
    const { document, findings } = openDocx(bytes)
    return viewOfDocument(document, { findings })
  },
  udf: async (bytes) => {
    const { document, isSigned } = readUdf(bytes)
    return viewOfDocument(document, { isSigned })
  },
  xlsx: async (bytes) => viewOfSheets(await readSheets(bytes), findingsInWorkbook(bytes)),
  eml: viewOfMail,
  txt: async (bytes) => ({ shows: 'text', ...cutLines(linesOf(decodePlain(bytes))) }),
}

/** @throws DocumentError */
export async function viewOfFile(bytes: Uint8Array, type: ViewType): Promise<View> {
  kindOf(bytes)
  return readers[type](bytes)
}

/** Only cells are shown. */
function findingsInWorkbook(bytes: Uint8Array): Finding[] {
  const { names } = openArchive(bytes)
  const has = (part: RegExp) => names.some((name) => part.test(name))
  const found: [Finding, boolean][] = [
    ['comments', has(/^xl\/(?:threadedComments\/|(?:comments\/)?comments?\d*\.xml$)/i)],
    ['drawings', has(/^xl\/(?:charts|media|chartsheets|diagrams)\//i)],
  ]
  return found.flatMap(([finding, isThere]) => (isThere ? [finding] : []))
}

type Sheets = readonly { sheet: string; rows: readonly (readonly string[])[] }[]

function viewOfSheets(all: Sheets, findings: Finding[]): View {
  let open = viewLimits.cells as number
  const sheets = all.slice(0, viewLimits.sheets).map(({ sheet, rows }) => {
    const columns = rows.reduce(
      (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1),
      0,
    )
    const wide = Math.min(columns, viewLimits.columns)
    const most = Math.min(viewLimits.rows, Math.floor(open / Math.max(1, wide)))
    const cells = rows
      .slice(0, most)
      .map((row) => Array.from({ length: wide }, (_, at) => cutCell(row[at] ?? '')))
    open -= cells.length * wide
    return { name: sheet, rows: rows.length, columns, cells }
  })
  const isCut =
    all.length > sheets.length ||
    sheets.some(({ rows, columns, cells }) => cells.length < rows || columns > viewLimits.columns)
  return { shows: 'sheets', findings, sheets, isCut }
}

const cutCell = (text: string): string =>
  text.length <= viewLimits.cellCharacters
    ? text
    : `${text.slice(0, viewLimits.cellCharacters).toWellFormed()}…`

async function viewOfMail(bytes: Uint8Array): Promise<View> {
  const { readMail } = await import('../text/mail.ts')
  const { text, mail } = await readMail(bytes)
  const shown = cutLines(linesOf(text))
  const some = <T>(list: readonly T[]) => list.slice(0, viewLimits.lists)
  return {
    shows: 'mail',
    ...mail,
    to: some(mail.to),
    copies: some(mail.copies),
    attachments: some(mail.attachments),
    ...shown,
    isCut: shown.isCut || mail.to.length > viewLimits.lists || mail.attachments.length > viewLimits.lists,
  }
}

function cutLines(all: Iterable<string>): { lines: string[]; isCut: boolean } {
  const lines: string[] = []
  let open = viewLimits.characters as number
  for (const line of all) {
    if (lines.length >= viewLimits.paragraphs || open <= 0) return { lines, isCut: true }
    lines.push(line.slice(0, open).toWellFormed())
    open -= line.length + 1
  }
  return { lines, isCut: open < 0 }
}
