/** Text files of separated values, as spreadsheet programs and other products write them. */
import { type Options, parse } from 'csv-parse/sync'
import { withLetters } from './letters.ts'
import { isMarkup, readPage } from './page.ts'
import { type ReadTable, TableError, tableLimits, tableOf } from './table.ts'

const delimiters = [';', ',', '\t'] as const
/** The line that Excel may write in front, to name the delimiter. */
const announced = /^sep=(.)\r?\n/

/** @throws TableError */
export function readText(bytes: Uint8Array): ReadTable {
  const whole = decodeText(bytes)
  if (isMarkup(whole)) return readPage(bytes, whole)
  const text = whole.replace(announced, '')
  const delimiter = announced.exec(whole)?.[1] ?? guessDelimiter(text)
  // The line of the announcement counts as a row in spreadsheet programs, but is not shown by them.
  const { rows, notes } = withLetters(recordsOf(text, delimiter, tableLimits.rows * 2))
  return { sheets: [], sheet: null, ...tableOf(rows), notes }
}

/**
 * Decodes by the byte-order mark, or by the encoding that fits: UTF-8, UTF-16 without a mark, a code page of DOS,
 * otherwise the Turkish one of Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, 400)
  const zeros = (from: number) => sample.filter((byte, at) => at % 2 === from && byte === 0).length
  if (zeros(1) > sample.length / 4) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros(0) > sample.length / 4) return new TextDecoder('utf-16be').decode(bytes)
  if (sample.includes(0)) throw new TableError('unreadable')
  return unicodeIn(bytes) ?? (isOfDos(bytes) ? fromDos(bytes) : new TextDecoder('windows-1254').decode(bytes))
}

/** A file that was cut off, or put together of two, is still what nearly all of its letters are. */
function unicodeIn(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes)
  const wrong = text.split('\ufffd').length - 1
  if (wrong === 0) return text
  const right = text.match(/[\u00c2-\u07ff]/g)?.length ?? 0
  return right > wrong * 4 ? text : undefined
}

/** The letters of code page 857 beyond ASCII that Turkish has; programs for DOS live on in some offices. */
const dosLetters = new Map(
  [...'€ÇüéâçîıöûİÖÜŞşĞğ'].map((letter, at) => [
    [0, 0x80, 0x81, 0x82, 0x83, 0x87, 0x8c, 0x8d, 0x94, 0x96, 0x98, 0x99, 0x9a, 0x9e, 0x9f, 0xa6, 0xa7][at] ??
      0,
    letter,
  ]),
)
/** Bytes that no letter of the Turkish page of Windows has. */
const onlyOfDos = [0x81, 0x8d, 0x98, 0x9e, 0xa6, 0xa7]

function isOfDos(bytes: Uint8Array): boolean {
  const high = bytes.filter((byte) => byte > 127)
  return high.every((byte) => dosLetters.has(byte)) && onlyOfDos.some((byte) => high.includes(byte))
}

const fromDos = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (letter) => dosLetters.get(letter.charCodeAt(0)) ?? letter)

/** The one that makes the most columns of the first records. */
function guessDelimiter(text: string): string {
  const widths = delimiters.map((delimiter) => {
    const records = recordsOf(text, delimiter, 20)
    return { delimiter, cells: records.reduce((sum, record) => sum + record.length, 0) / records.length }
  })
  return widths.reduce((best, one) => (one.cells > best.cells ? one : best)).delimiter
}

function recordsOf(text: string, delimiter: string, most: number): string[][] {
  const options: Options = {
    bom: true,
    delimiter,
    to: most,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    // Both kinds of line ends are read, also mixed in one file.
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: tableLimits.columns * tableLimits.cell,
  }
  try {
    return parse(text, options) as string[][]
  } catch {
    throw new TableError('unreadable')
  }
}
