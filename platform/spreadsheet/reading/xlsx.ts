/** Files of Excel and of programs that write the same format. */
import { Unzip, UnzipInflate, type Zippable, zipSync } from 'fflate'
import { assertSheetBounds } from './bounds.ts'
import { type ReadTable, TableError, tableLimits, tableOf } from './table.ts'

type Value = string | number | boolean | Date | null

export interface SheetRows {
  sheet: string
  rows: string[][]
}

/** `wanted`: the name of the sheet; otherwise the first one with any cell. @throws TableError */
export async function readWorkbook(bytes: Uint8Array, wanted: string | undefined): Promise<ReadTable> {
  const filled = await readAllSheets(bytes)
  const chosen = filled.find(({ sheet }) => sheet === wanted) ?? filled[0]
  if (!chosen) throw new TableError('empty')
  return { sheets: filled.map(({ sheet }) => sheet), sheet: chosen.sheet, ...tableOf(chosen.rows) }
}

/** All sheets with any cell. To be called in a thread: a hostile file may take all its memory. @throws TableError */
export async function readAllSheets(bytes: Uint8Array): Promise<SheetRows[]> {
  // Loaded by the first table, because most starts do not need it.
  const { default: readSheets } = await import('read-excel-file/node')
  const all = await readSheets(Buffer.from(unpacked(bytes))).catch(() => {
    throw new TableError('unreadable')
  })
  return all
    .filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    .map(({ sheet, data }) => ({ sheet, rows: (data as Value[][]).map((row) => row.map(textOf)) }))
}

/** Dates as `2026-12-14`, numbers without exponents and separators. */
function textOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value !== 'number') return String(value)
  return Number.isInteger(value) ? BigInt(value).toString() : String(value)
}

/**
 * The same archive without compression. Its parts are unpacked here and counted, so that an archive which unpacks to
 * gigabytes, or names other sizes than it has, is refused before anything else reads it.
 */
function unpacked(bytes: Uint8Array): Uint8Array {
  const parts: Record<string, Uint8Array[]> = {}
  let size = 0
  const archive = new Unzip((file) => {
    if (!/\.(xml|rels)$/i.test(file.name)) return
    const chunks: Uint8Array[] = []
    parts[file.name] = chunks
    file.ondata = (error, chunk) => {
      // What this throws comes back as an error of the part.
      if (error) throw error
      size += chunk.length
      if (size > tableLimits.unpacked) throw new TableError('too_large')
      chunks.push(chunk)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += 65_536)
      archive.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length)
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('unreadable')
  }
  const joined = Object.entries(parts).map(([name, chunks]) => [name, Buffer.concat(chunks)] as const)
  // A workbook may give its sheets any name.
  for (const [, part] of joined) assertSheetBounds(part)
  const whole: Zippable = Object.fromEntries(joined.map(([name, part]) => [name, [part, { level: 0 }]]))
  return zipSync(whole)
}
