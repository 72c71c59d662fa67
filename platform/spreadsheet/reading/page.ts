/** Pages and XML that programs save as .xls, because Excel opens them: the largest table in one is read. */
import { decodeHTML } from 'entities'
import { withLetters } from './letters.ts'
import { type ReadTable, TableError, tableLimits, tableOf } from './table.ts'

const markup = /^\uFEFF?\s*<(?:!doctype|!--|html|head|body|table|div|meta|style|\?xml)[\s>-]/i
export const isMarkup = (text: string): boolean => markup.test(text) || /^MIME-Version:/i.test(text)

/** @throws TableError `web_page` if no table in it is simple enough */
export function readPage(bytes: Uint8Array, text: string): ReadTable {
  const page = (said(bytes) ?? text).replace(/<!--.*?-->|<(script|style|title)\b.*?<\/\1\s*>/gis, '')
  const tables = [...page.matchAll(innermost)].map(([, , inside = '']) => rowsIn(inside))
  const sizeOf = (rows: readonly string[][]) =>
    rows.reduce((sum, cells) => sum + cells.filter((cell) => cell !== '').length, 0)
  const [largest] = tables.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (!largest || sizeOf(largest) === 0) throw new TableError('web_page')
  const { rows, notes } = withLetters(largest)
  return { sheets: [], sheet: null, ...tableOf(rows), notes }
}

/** A table without one inside: pages are laid out by tables of tables. */
const innermost = /<((?:\w+:)?table)\b[^>]*>((?:(?!<(?:\w+:)?table\b).)*?)<\/\1\s*>/gis

/** What the page says of its own letters, if that is another page than UTF-8. */
function said(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 2_000)).toString('latin1')
  const charset = /(?:charset|encoding)\s*=\s*["']?\s*(windows-125\d|iso-8859-\d+)/i.exec(head)?.[1]
  return charset && new TextDecoder(charset).decode(bytes)
}

const rowTag = /<((?:\w+:)?(?:tr|row))\b([^>]*?)(?:\/>|>(.*?)(?=<\/\1\s*>|<(?:\w+:)?(?:tr|row)\b|$))/gis
const cellTag =
  /<((?:\w+:)?(?:t[dh]|cell))\b([^>]*?)(?:\/>|>(.*?)(?=<\/\1\s*>|<(?:\w+:)?(?:t[dh]|cell)\b|$))/gis
const numberIn = (attributes: string, name: string): number =>
  Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,5})`, 'i').exec(attributes)?.[1] ?? 0)

/** Cells that span rows count for each of them, as in workbooks. */
function rowsIn(table: string): string[][] {
  const rows: string[][] = []
  const from: { column: number; left: number; text: string }[] = []
  for (const [, , attributes = '', inside = ''] of table.matchAll(rowTag)) {
    const index = numberIn(attributes, 'index')
    while (rows.length < Math.min(index - 1, tableLimits.rows * 2)) rows.push([])
    const cells: string[] = []
    for (const one of from.splice(0)) {
      cells[one.column] = one.text
      if (one.left > 1) from.push({ ...one, left: one.left - 1 })
    }
    let column = 0
    for (const [, , given = '', content = ''] of inside.matchAll(cellTag)) {
      column = Math.max(column, numberIn(given, 'index') - 1)
      while (cells[column] !== undefined) column += 1
      if (column > tableLimits.columns * 2) throw new TableError('too_many_columns')
      cells[column] = textIn(content)
      const down = Math.max(numberIn(given, 'rowspan'), numberIn(given, 'mergedown') + 1)
      if (down > 1) from.push({ column, left: down - 1, text: cells[column] ?? '' })
      column += Math.max(numberIn(given, 'colspan'), numberIn(given, 'mergeacross') + 1, 1)
    }
    rows.push(Array.from(cells, (cell) => cell ?? ''))
  }
  return rows
}

/** Line ends of the file are spaces, as browsers show them; `<br>` and paragraphs are lines. */
const textIn = (content: string): string =>
  decodeHTML(
    content
      .replace(/\s+/g, ' ')
      .replace(/<br\b[^>]*>|<\/p\s*>|<\/div\s*>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replaceAll('\u00a0', ' ')
    .replace(/ *\n */g, '\n')
    .trim()
