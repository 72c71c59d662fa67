/** Writes the files inside an .xlsx archive. Texts are written as texts, so none is ever read as a formula. */

import type { ZipEntry } from '../zip/index.ts'
import type { Cell } from './cells.ts'
import type { Styles } from './styles.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The most that a cell may hold; programs refuse a file with more. */
export const longestCell = 32_767

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] as string)

const cut = (text: string): string =>
  text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text

interface Place {
  row: number
  column: number
  styles: Styles
}

export function cellXml(cell: Cell, { row, column, styles }: Place): string {
  if (cell === null) return ''
  const at = `<c r="${columnName(column)}${row}" s="${styles.numberOf(cell)}"`
  if (typeof cell.value === 'number') return `${at}><v>${cell.value}</v></c>`
  return `${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cut(cell.value))}</t></is></c>`
}

/** A to Z, then AA. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

const headingsInSight =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

export const sheetStart = (widths: readonly number[], hasHeadings: boolean): string =>
  `${declaration}<worksheet xmlns="${main}">${hasHeadings ? headingsInSight : ''}<cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

export const sheetEnd = '</sheetData></worksheet>'

/** The parts of a workbook have no date of their own: equal tables are equal files. */
const noDay = new Date(1980, 0, 1)

/** A part of a workbook. */
export const partOf = (name: string, open: () => AsyncIterable<string>): ZipEntry => ({
  ...{ name, at: noDay, isText: true, open },
})

const file = (name: string, text: string): ZipEntry =>
  partOf(name, async function* () {
    yield declaration + text
  })

export function* fixedFiles(): Generator<ZipEntry> {
  yield file(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
}

/** The files that name the sheets; written once all sheets are known. */
export function* workbookFiles(names: readonly string[], styles: Styles): Generator<ZipEntry> {
  const each = (text: (number: number, name: string) => string) =>
    names.map((name, at) => text(at + 1, name)).join('')
  yield partOf('xl/styles.xml', async function* () {
    yield styles.xml()
  })
  yield file(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(
      (number, name) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
  )
  yield file(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships">${each(
      (number) =>
        `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  )
  yield file(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each(
      (number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`,
    )}</Types>`,
  )
}
