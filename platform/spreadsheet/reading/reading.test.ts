import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { amountCell, dayCell, headingCell, readTable, sheetFile, TableError, textCell } from '../index.ts'
import { tableLimits } from './table.ts'

const problemOf = async (bytes: Uint8Array) =>
  readTable(bytes).then(
    () => 'read',
    (error) => (error instanceof TableError ? error.problem : String(error)),
  )
const cellsOf = async (bytes: Uint8Array) => {
  const { headings, lines } = await readTable(bytes)
  return [headings, ...lines.map(({ cells }) => cells)]
}
const table = 'Müvekkil;Telefon\r\n"Şükrü; Oğlu\nİşçi ""A""";0532'
const rows = [
  ['Müvekkil', 'Telefon'],
  ['Şükrü; Oğlu\nİşçi "A"', '0532'],
]

/** The Turkish page of Windows differs from ISO 8859-1 in six letters. */
const windows = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const at = 'ĞİŞğış'.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : ([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe][at] ?? 0)
  })

test('a text file is read in every encoding and with every delimiter that offices have', async () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
  assert.deepEqual(await cellsOf(strToU8(table)), rows)
  assert.deepEqual(await cellsOf(strToU8(`\ufeff${table}`)), rows)
  assert.deepEqual(await cellsOf(windows(table)), rows)
  assert.deepEqual(await cellsOf(utf16(`\ufeff${table}`)), rows)
  assert.deepEqual(await cellsOf(utf16(table)), rows)
  assert.deepEqual(await cellsOf(Buffer.from(`\ufeff${table}`, 'utf16le').swap16()), rows)
  const twice = Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(table)))
  assert.match(twice.toString(), /MÃ¼vekkil/)
  assert.deepEqual(await cellsOf(twice), rows)
  for (const delimiter of [',', '\t'])
    assert.deepEqual(await cellsOf(strToU8(`Ad${delimiter}Not\n"a${delimiter}b"${delimiter}2`)), [
      ['Ad', 'Not'],
      [`a${delimiter}b`, '2'],
    ])
  assert.deepEqual(await cellsOf(strToU8('sep=|\nAd|Not\na;b|2')), [
    ['Ad', 'Not'],
    ['a;b', '2'],
  ])
})

test('lines keep the number that a spreadsheet program shows, and empty ones are left out', async () => {
  const { lines } = await readTable(strToU8('\nAd,Not\n\na,1\n,\nb'))
  assert.deepEqual(lines, [
    { row: 4, cells: ['a', '1'] },
    { row: 6, cells: ['b', ''] },
  ])
})

test('days, numbers and texts of a workbook are read as they are shown', async () => {
  const bytes = await sheetFile({
    name: 'Davalar',
    rows: [
      ['Ad', 'Gün', 'Telefon', 'Tutar'].map(headingCell),
      [textCell('=1+1'), dayCell('2026-12-14'), amountCell('905321234567'), amountCell('12.50')],
    ],
    widths: [20, 20, 20, 20],
  })
  const { sheets, sheet, lines } = await readTable(bytes)
  assert.deepEqual([sheets, sheet], [['Davalar'], 'Davalar'])
  assert.deepEqual(lines, [{ row: 2, cells: ['=1+1', '2026-12-14', '905321234567', '12.5'] }])
})

/** A workbook from the texts of its sheets; `cells` is the inside of `sheetData`. */
function workbook(sheets: Record<string, string>): Uint8Array {
  const names = Object.keys(sheets)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const links = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${related}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const files = names.map((name, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(`<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
  ])
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${related}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(files),
  })
}
const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

test('one of several sheets is chosen, and a formula counts with its value', async () => {
  const people = `<row r="1">${cell('A1', 'Ad')}</row><row r="2"><c r="A2"><f>1+2</f><v>3</v></c></row>`
  const bytes = workbook({ Boş: '', Kişiler: people, Davalar: people.replace('Ad', 'Dava') })
  const first = await readTable(bytes)
  assert.deepEqual([first.sheets, first.sheet], [['Kişiler', 'Davalar'], 'Kişiler'])
  assert.deepEqual(first.lines, [{ row: 2, cells: ['3'] }])
  assert.deepEqual((await readTable(bytes, 'Davalar')).headings, ['Dava'])
})

test('a hostile or unfitting file is refused with the reason, and nothing else is harmed', async () => {
  // Just above the bound; packed quickly, it is still far below the bound of a file.
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(tableLimits.unpacked + 1).fill(32) }, { level: 1 })
  assert.ok(bomb.length < 1_000_000)
  assert.equal(await problemOf(bomb), 'too_large')
  const far = workbook({ A: `<row r="1048576">${cell('XFD1048576', 'x')}</row>` })
  assert.equal(await problemOf(far), 'too_many_columns')
  const low = workbook({ A: `<row r="1048576">${cell('A1', 'Ad')}${cell('Z1048576', 'x')}</row>` })
  assert.equal(await problemOf(low), 'too_many_rows')
  assert.equal(
    await problemOf(workbook({ A: '<row r="1"/>'.repeat(tableLimits.rows * 4 + 1) })),
    'too_many_rows',
  )
  assert.equal(await problemOf(bomb.subarray(0, 5_000)), 'unreadable')
  assert.equal(await problemOf(zipSync({ 'a.txt': strToU8('x') })), 'unreadable')
  assert.equal(await problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)), 'protected_or_old')
  assert.equal(await problemOf(Uint8Array.of(0x89, 0x50, 0, 3, 4, 5, 6, 7)), 'unreadable')
  assert.equal(await problemOf(strToU8('"a')), 'unreadable')
  assert.equal(await problemOf(strToU8('Ad\n')), 'empty')
  assert.equal(await problemOf(new Uint8Array()), 'empty')
  assert.equal(await problemOf(strToU8(`Ad\n${'x\n'.repeat(20_001)}`)), 'too_many_rows')
  assert.equal(await problemOf(strToU8(`${'a,'.repeat(100)}a\nb`)), 'too_many_columns')
  assert.equal(await problemOf(strToU8(`Ad\n${'x'.repeat(20_001)}`)), 'cell_too_long')
  assert.equal(await problemOf(new Uint8Array(tableLimits.bytes + 1).fill(65)), 'too_large')
})
