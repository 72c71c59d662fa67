/** Text files of separated values, as spreadsheet programs and other products write them. */
import { type Options, parse } from 'csv-parse/sync'
import { type ReadTable, TableError, tableLimits, tableOf } from './table.ts'

const delimiters = [';', ',', '\t'] as const
/** The line that Excel may write in front, to name the delimiter. */
const announced = /^sep=(.)\r?\n/

/** Pages that programs save as .xls, because Excel opens them. */
const markup = /^\uFEFF?\s*<(?:!doctype|html|table|meta|style|\?xml)[\s>]/i

/** @throws TableError */
export function readText(bytes: Uint8Array): ReadTable {
  const whole = decodeText(bytes)
  if (markup.test(whole)) throw new TableError('web_page')
  const text = whole.replace(announced, '')
  const delimiter = announced.exec(whole)?.[1] ?? guessDelimiter(text)
  // The line of the announcement counts as a row in spreadsheet programs, but is not shown by them.
  return { sheets: [], sheet: null, ...tableOf(recordsOf(text, delimiter, tableLimits.rows * 2)) }
}

/**
 * Decodes by the byte-order mark, or by the encoding that fits: UTF-8, UTF-16 without a mark, otherwise the Turkish
 * code page of Windows.
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
  try {
    const text = strict.decode(bytes)
    return twice.test(text) ? decodedAgain(text) : text
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

const strict = new TextDecoder('utf-8', { fatal: true })
/** Turkish letters of a UTF-8 file that some program took for one of Windows and wrote in UTF-8 again. */
const twice = /Ã[¼¶§–œ‡]|Ä[±°Ÿž]|Å[Ÿž]/

/** Returns the intended text; the same text if it was not encoded twice. */
function decodedAgain(text: string): string {
  const windows = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at))]
  const byteOf = new Map(windows.map((letter, at) => [letter, at]))
  const bytes = [...text].map((letter) => byteOf.get(letter) ?? -1)
  if (bytes.includes(-1)) return text
  try {
    return strict.decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}

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
