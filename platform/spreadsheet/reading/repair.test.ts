/** Workbooks as programs leave them, which people open in Excel without noticing anything. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readAllSheets, readTable, TableError, withHeadingsAt } from '../index.ts'
import { withPlaces } from './repair.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

interface Sheet {
  name: string
  /** The XML of its data; a sheet of another kind has none. */
  rows?: string
  /** The content behind the data. */
  after?: string
  kind?: string
  state?: string
}

/** `formats`: ids of number formats or their codes, each the style of its place; `properties` of the whole. */
function workbook(
  sheets: readonly Sheet[],
  formats: readonly (number | string)[] = [],
  properties = '',
): Uint8Array {
  const parts = sheets.map(({ name, rows = '', after = '', kind = 'worksheet', state = 'visible' }, at) => ({
    listed: `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
    link: `<Relationship Id="rId${at + 1}" Type="${related}/${kind}" Target="${kind}s/sheet${at + 1}.xml"/>`,
    path: `xl/${kind}s/sheet${at + 1}.xml`,
    xml:
      kind === 'worksheet'
        ? `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`
        : `<${kind} xmlns="${main}"/>`,
  }))
  const joined = (field: 'listed' | 'link') => parts.map((part) => part[field]).join('')
  const own = formats
    .map((code, at) =>
      typeof code === 'string' ? `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>` : '',
    )
    .join('')
  const used = formats.map((id, at) => `<xf numFmtId="${typeof id === 'string' ? 200 + at : id}"/>`).join('')
  const styles = `<Relationship Id="styles" Type="${related}/styles" Target="styles.xml"/>`
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${related}">${properties}<sheets>${joined('listed')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}">${joined('link')}${styles}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><numFmts>${own}</numFmts><cellXfs>${used}</cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(parts.map(({ path, xml }) => [path, strToU8(xml)])),
  })
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const people = (name: string) =>
  `<row>${text('Ad')}${text('Şehir')}</row><row>${text(name)}<c/>${text('İzmir')}</row>`

test('rows and cells without a place follow each other in the order of the document', async () => {
  const { headings, lines } = await readTable(workbook([{ name: 'Liste', rows: people('Elif') }]))
  assert.deepEqual([headings, lines], [['Ad', 'Şehir', ''], [{ row: 2, cells: ['Elif', '', 'İzmir'] }]])
  const gaps = '<sheetData><row r="3"><c r="B3"/><c/></row><row/><x:row><x:c/></x:row></sheetData>'
  assert.equal(
    withPlaces(gaps),
    '<sheetData><row r="3"><c r="B3"/><c r="C3"/></row><row r="4"/><x:row r="5"><x:c r="A5"/></x:row></sheetData>',
  )
  const wide = withPlaces(`<sheetData><row>${'<c/>'.repeat(703)}</row></sheetData>`)
  assert.deepEqual(
    ['"Z1"', '"AA1"', '"AZ1"', '"BA1"', '"ZZ1"', '"AAA1"'].filter((one) => !wide.includes(one)),
    [],
  )
})

test('charts, dialogs and macros on sheets of their own do not keep the tables from being read', async () => {
  for (const kind of ['chartsheet', 'dialogsheet', 'xlMacrosheet']) {
    const sheets = [
      { name: 'Grafik', kind },
      { name: 'Müvekkiller', rows: people('Elif') },
    ]
    const read = await readAllSheets(workbook(sheets))
    assert.deepEqual(
      read.map(({ sheet, rows }) => [sheet, rows[1]?.[0]]),
      [['Müvekkiller', 'Elif']],
      kind,
    )
    const only = workbook(sheets.slice(0, 1))
    await assert.rejects(readTable(only), (error) => error instanceof TableError && error.problem === 'empty')
  }
})

test('a table is taken from the first sheet that Excel shows, and a hidden one only by its name', async () => {
  const bytes = workbook([
    { name: 'Eski', rows: people('Gizli'), state: 'hidden' },
    { name: 'Çok eski', rows: people('Daha gizli'), state: 'veryHidden' },
    { name: 'Yeni', rows: people('Açık') },
  ])
  const { sheet, sheets } = await readTable(bytes)
  assert.deepEqual([sheet, sheets], ['Yeni', ['Eski', 'Çok eski', 'Yeni']])
  assert.equal((await readTable(bytes, 'Eski')).lines[0]?.cells[0], 'Gizli')
})

test('the value of a merged cell counts for all of its rows, and a wide title for none', async () => {
  const rows = [
    ['Ek liste', ''],
    ['Müvekkil', 'Dosya'],
    ['Elif', '1'],
    ['', '2'],
    ['Can', '3'],
    ['', '4'],
  ]
  const data = rows.map((cells) => `<row>${cells.map((cell) => (cell ? text(cell) : '<c/>')).join('')}</row>`)
  const merged = ['A1:B1', 'A3:A4'].map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const sheet = { name: 'Liste', rows: data.join(''), after: `<mergeCells>${merged}</mergeCells>` }
  const { lines } = await readTable(workbook([sheet]))
  assert.deepEqual(
    lines.map(({ cells }) => cells),
    [
      ['Müvekkil', 'Dosya'],
      ['Elif', '1'],
      ['Elif', '2'],
      ['Can', '3'],
      ['', '4'],
    ],
  )
})

test('a web page with the name of a table, and a PDF, are refused as what they are', async () => {
  const problemOf = (content: string) =>
    readTable(strToU8(content)).then(
      () => 'read',
      (error) => (error instanceof TableError ? error.problem : String(error)),
    )
  assert.equal(await problemOf('\ufeff<html xmlns:x="urn:x"><p>Oturum açın</p></html>'), 'web_page')
  assert.equal(await problemOf('<?xml version="1.0"?><Workbook/>'), 'web_page')
  assert.equal(await problemOf('MIME-Version: 1.0\nContent-Type: multipart/related'), 'web_page')
  assert.equal(await problemOf('%PDF-1.7 …'), 'pdf')
  assert.equal(await problemOf('<Ad>,Not\na,b'), 'read')
})

/** One row of values below headings, as it is read. */
async function shownAs(shown: readonly (readonly [number | string, string, string])[], properties = '') {
  const cells = shown.map(([, value], at) => `<c s="${at}"><v>${value}</v></c>`).join('')
  const rows = `<row>${shown.map(() => text('B')).join('')}</row><row>${cells}</row>`
  const formats = shown.map(([format]) => format)
  const [line] = (await readTable(workbook([{ name: 'Saatler', rows }], formats, properties))).lines
  assert.deepEqual(
    line?.cells,
    shown.map(([, , as]) => as),
  )
}

test('times of day, durations and dates with a time are read as they are shown', async () => {
  // 14.12.2026 is day 46370.
  await shownAs([
    [14, '46370', '2026-12-14'],
    [20, '0.395833333333333', '09:30'],
    [22, '46370.395833333336', '2026-12-14 09:30'],
    [46, '1.5', '36:00'],
    [21, '0.000011574074074', '00:00:01'],
    [20, '0', '00:00'],
    ['[h]:mm', '36', '864:00'],
    ['h:mm AM/PM', '0.75', '18:00'],
    ['[$-41F]d mmmm yyyy dddd', '46370', '2026-12-14'],
    ['dd.mm.yyyy hh:mm', '46370.4', '2026-12-14 09:36'],
  ])
})

test('a workbook that counts days from 1904 has the same hours, and its own days', async () => {
  await shownAs(
    [
      [14, '44908', '2026-12-14'],
      [20, '0.395833333333333', '09:30'],
      [22, '44908.395833333336', '2026-12-14 09:30'],
      [46, '1.5', '36:00'],
      [0, '44908', '44908'],
    ],
    '<workbookPr codeName="a" date1904="1"/>',
  )
})

const row = (cells: readonly string[]) =>
  `<row>${cells.map((cell) => (cell ? text(cell) : '<c/>')).join('')}</row>`

test('what a cell over several rows and columns says counts for its rows', async () => {
  const rows = [
    ['Müvekkil', '', 'Dosya'],
    ['Elif', '', '1'],
    ['', '', '2'],
  ]
    .map(row)
    .join('')
  const after = '<mergeCells><mergeCell ref="A2:B3"/></mergeCells>'
  const { lines } = await readTable(workbook([{ name: 'Liste', rows, after }]))
  assert.deepEqual(
    lines.map(({ cells }) => cells),
    [
      ['Elif', '', '1'],
      ['Elif', '', '2'],
    ],
  )
})

test('sheets and rows that Excel hides are named, and what is read of them', async () => {
  const filtered = `${row(['Ad'])}<row hidden="1">${text('Elif')}</row>${row(['Can'])}<row r="9" hidden="1"/>`
  const bytes = workbook([
    { name: 'Eski', rows: people('Gizli'), state: 'hidden' },
    { name: 'Yeni', rows: filtered },
  ])
  const { notes, lines } = await readTable(bytes)
  assert.deepEqual(notes, [
    { kind: 'hidden_sheets', count: 1, example: 'Eski' },
    { kind: 'hidden_rows', count: 1, example: '2' },
  ])
  assert.equal(lines.length, 2)
  const only = await readTable(workbook([{ name: 'Eski', rows: people('Gizli'), state: 'hidden' }]))
  assert.deepEqual(only.notes, [{ kind: 'hidden_sheet', count: 1, example: 'Eski' }])
})

test('a formula that failed is no empty cell', async () => {
  const rows = `${row(['Ad', 'Tel'])}<row><c t="e"><f>A(1)</f><v>#N/A</v></c>${text('0532')}</row>`
  assert.deepEqual((await readTable(workbook([{ name: 'A', rows }]))).lines[0]?.cells, ['#N/A', '0532'])
})

test('a table can be taken without headings', async () => {
  const table = await readTable(strToU8('Elif;1\nCan;2'))
  const { headings, headingRow, lines } = withHeadingsAt(table, 0)
  assert.deepEqual([headings, headingRow, lines.length], [['', ''], 0, 2])
  assert.deepEqual(withHeadingsAt(withHeadingsAt(table, 0), 1), table)
})
