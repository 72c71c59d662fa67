/** Files of Excel and of programs that write the same format. */
import { posix } from 'node:path'
import { Unzip, UnzipInflate, type Zippable, zipSync } from 'fflate'
import { assertSheetBounds } from './bounds.ts'
import { withLetters } from './letters.ts'
import {
  countsFrom1904,
  fillMerged,
  hiddenRowsIn,
  type Merge,
  mergesIn,
  sheetsIn,
  withErrors,
  without1904,
  withPlaces,
} from './repair.ts'
import { type ReadTable, TableError, type TableNote, tableLimits, tableOf } from './table.ts'

type Value = string | number | boolean | Date | null

export interface SheetRows {
  sheet: string
  rows: string[][]
  /** Excel does not show it. */
  isHidden: boolean
  merges: Merge[]
  /** Rows that Excel does not show, from 1. */
  hiddenRows: number[]
}

/** `wanted`: the name of the sheet; otherwise the first one with any cell that Excel shows. @throws TableError */
export async function readWorkbook(bytes: Uint8Array, wanted: string | undefined): Promise<ReadTable> {
  const filled = await readAllSheets(bytes)
  const chosen =
    filled.find(({ sheet }) => sheet === wanted) ?? filled.find(({ isHidden }) => !isHidden) ?? filled[0]
  if (!chosen) throw new TableError('empty')
  fillMerged(chosen.rows, chosen.merges)
  const { rows, notes } = withLetters(chosen.rows)
  return {
    sheets: filled.map(({ sheet }) => sheet),
    sheet: chosen.sheet,
    ...tableOf(rows),
    notes: [...notesOfHidden(chosen, filled), ...notes],
  }
}

function notesOfHidden(chosen: SheetRows, all: readonly SheetRows[]): TableNote[] {
  const others = all.filter((one) => one.isHidden && one !== chosen).map(({ sheet }) => sheet)
  const rows = chosen.hiddenRows.filter((row) => chosen.rows[row - 1]?.some((cell) => cell !== ''))
  const notes: TableNote[] = [
    { kind: 'hidden_sheet', count: Number(chosen.isHidden), example: chosen.sheet },
    { kind: 'hidden_sheets', count: others.length, example: others.join(', ') },
    { kind: 'hidden_rows', count: rows.length, example: String(rows[0] ?? '') },
  ]
  return notes.filter(({ count }) => count > 0)
}

/** Returns all sheets with any cell. Call it in a thread: a hostile file may take all its memory. @throws TableError */
export async function readAllSheets(bytes: Uint8Array): Promise<SheetRows[]> {
  // Loaded by the first table, because most starts do not need it.
  const { default: readSheets } = await import('read-excel-file/node')
  const { archive, hidden, merges, hiddenRows, shift } = repaired(bytes)
  const all = await readSheets(Buffer.from(archive)).catch(() => {
    throw new TableError('unreadable')
  })
  return all
    .map(({ sheet, data }, at) => ({
      ...{
        sheet,
        data: data as Value[][],
        isHidden: hidden.has(at),
        merges: merges[at] ?? [],
        hiddenRows: hiddenRows[at] ?? [],
      },
    }))
    .filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    .map(({ data, ...sheet }) => ({
      ...sheet,
      rows: data.map((row) => row.map((cell) => textOf(cell, shift))),
    }))
}

/** Days are counted from here; an hour of no day, and a duration, are parts of the first ones. */
const firstDay = Date.UTC(1899, 11, 30)
const mostHours = 60 * 24
/** From the first day of 1904 to that of 1900, as workbooks count them. */
const daysTo1904 = 1_462

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Writes dates as `2026-12-14` or `2026-12-14 09:30`, times of day and durations as `09:30` and `36:00`. */
function dateText(value: Date, shift: number): string {
  const time = value.getTime()
  if (Number.isNaN(time)) return ''
  const seconds = Math.round((time - firstDay) / 1_000)
  const rest = seconds % 60
  const ending = rest === 0 ? '' : `:${twoDigits(rest)}`
  if (seconds >= 0 && seconds < mostHours * 3_600)
    return `${twoDigits(Math.floor(seconds / 3_600))}:${twoDigits(Math.floor((seconds % 3_600) / 60))}${ending}`
  const text = new Date(firstDay + (seconds + shift * 86_400) * 1_000).toISOString()
  const clock = text.slice(11, rest === 0 ? 16 : 19)
  return clock === '00:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${clock}`
}

/** Numbers without exponents and separators. */
function textOf(value: Value, shift: number): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value, shift)
  if (typeof value !== 'number') return String(value)
  return Number.isInteger(value) ? BigInt(value).toString() : String(value)
}

/** The archive with missing parts restored, and without sheets that have no cells. @throws TableError */
function repaired(bytes: Uint8Array): {
  archive: Uint8Array
  hidden: ReadonlySet<number>
  merges: Merge[][]
  hiddenRows: number[][]
  /** Days that are added to each day. */
  shift: number
} {
  const parts = unpacked(bytes)
  const textsOf = (name: RegExp) => [...parts.keys()].find((key) => name.test(key)) ?? ''
  const [list, links] = [textsOf(/(?:^|\/)workbook\.xml$/), textsOf(/(?:^|\/)_rels\/workbook\.xml\.rels$/)]
  const { workbook, hidden, targets } = sheetsIn(parts.get(list) ?? '', parts.get(links) ?? '')
  if (list !== '' && links !== '') {
    if (targets.length === 0) throw new TableError('empty')
    parts.set(list, without1904(workbook))
  }
  const whole: Zippable = {}
  for (const [name, text] of parts) {
    const placed = withErrors(withPlaces(text))
    // A workbook may give its sheets any name.
    assertSheetBounds(placed)
    whole[name] = [Buffer.from(placed, 'latin1'), { level: 0 }]
  }
  const pathOf = (target: string) =>
    target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(list), target)
  const sheets = targets.map((target) => parts.get(pathOf(target)) ?? '')
  return {
    archive: zipSync(whole),
    hidden,
    merges: sheets.map(mergesIn),
    hiddenRows: sheets.map((sheet) => hiddenRowsIn(withPlaces(sheet))),
    shift: countsFrom1904(workbook) ? daysTo1904 : 0,
  }
}

/**
 * The parts of the archive as texts of bytes. Its parts are unpacked here and counted, so that an archive which unpacks to
 * gigabytes, or names other sizes than it has, is refused before anything else reads it.
 */
function unpacked(bytes: Uint8Array): Map<string, string> {
  const parts: Record<string, Uint8Array[]> = {}
  let size = 0
  const archive = new Unzip((file) => {
    if (!/\.(xml|rels)$/i.test(file.name)) return
    const chunks: Uint8Array[] = []
    parts[file.name] = chunks
    file.ondata = (error, chunk) => {
      // An error thrown here is returned as an error of the entry.
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
  return new Map(
    Object.entries(parts).map(([name, chunks]) => [name, Buffer.concat(chunks).toString('latin1')]),
  )
}
