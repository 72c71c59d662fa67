import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import {
  amountCell,
  dayCell,
  type LongSheet,
  momentCell,
  numberCell,
  readTable,
  textCell,
  workbookOf,
} from './index.ts'
import { readSheets } from './testing/index.ts'
import { longestCell } from './xml.ts'

async function* paged<T>(...pages: T[]): AsyncGenerator<T> {
  yield* pages
}
const sheet = (name: string, ...rows: LongSheet['pages'] extends AsyncIterable<infer P> ? P[] : never) => ({
  name,
  headings: ['Ad'],
  widths: [20],
  pages: paged(...rows),
})
const written = async (sheets: LongSheet[], limits?: Parameters<typeof workbookOf>[1]) =>
  readSheets(await buffer(workbookOf(sheets, limits)))
const values = (rows: { value: string }[][]) => rows.map((cells) => cells.map(({ value }) => value))

test('sheets are written page by page, with texts that never become formulas', async () => {
  const texts = ['=1+1', '+90 212', '@SUM(A1)', '<b>&"ğüşıöç"</b>', '=HYPERLINK("https://ornek.test")']
  const file = await written([
    sheet('Davalar: 1/2', [texts.map((text) => textCell(text))], [[textCell('Son\u0007 \ud800satır')]]),
    sheet('Boş'),
  ])
  assert.deepEqual(
    file.map(({ name, rows }) => [name, values(rows)]),
    [
      ['Davalar  1 2', [['Ad'], texts, ['Son \ufffdsatır']]],
      ['Boş', [['Ad']]],
    ],
  )
  assert.ok(file.every(({ rows }) => rows.flat().every(({ kind }) => kind === 'text')))
})

test('days, moments, amounts and numbers are numbers, in the form that a person expects', async () => {
  const cells = [
    dayCell('2026-12-03'),
    momentCell('2026-12-02T15:00:00.000Z'),
    amountCell('-0.01'),
    numberCell(7),
  ]
  const [first] = await written([sheet('Sayılar', [[...cells, null, textCell('son')]])])
  assert.deepEqual(first?.rows[1], [
    { value: '46359', kind: 'number', format: 'dd.mm.yyyy' },
    { value: '46358.75', kind: 'number', format: 'dd.mm.yyyy hh:mm' },
    { value: '-0.01', kind: 'number', format: '#,##0.00' },
    { value: '7', kind: 'number', format: 'General' },
    { value: 'son', kind: 'text', format: '@' },
  ])
})

test('the reader of imports opens the written workbook', async () => {
  const sheets = [
    sheet('Müvekkiller', [[textCell('Şükrü & Oğlu')]]),
    sheet('Davalar', [[dayCell('2026-12-03')]]),
  ]
  const table = await readTable(await buffer(workbookOf(sheets)), 'Davalar')
  assert.deepEqual(
    [table.sheets, table.lines],
    [['Müvekkiller', 'Davalar'], [{ row: 2, cells: ['2026-12-03'] }]],
  )
})

test('a sheet that is too long continues in another one, and a text that is too long is cut', async () => {
  const rows = ['1', '2', '3', '4'].map((text) => [textCell(text)])
  const names = (file: Awaited<ReturnType<typeof written>>) =>
    file.map(({ name, rows: all }) => [name, values(all)])
  assert.deepEqual(names(await written([sheet('Geçmiş', rows)], { rows: 3, characters: 1e6 })), [
    ['Geçmiş', [['Ad'], ['1'], ['2']]],
    ['Geçmiş (2)', [['Ad'], ['3'], ['4']]],
  ])
  const long = 'a'.repeat(40_000)
  const cut = await written(
    [
      sheet(
        'Uzun',
        Array.from({ length: 6 }, () => [textCell(long)]),
      ),
    ],
    {
      rows: 100,
      characters: 100_000,
    },
  )
  assert.deepEqual(
    cut.map(({ rows: all }) => all.length),
    [5, 3],
  )
  assert.equal(cut[0]?.rows[1]?.[0]?.value, `${'a'.repeat(longestCell - 1)}…`)
})

test('a failure while writing reaches the reader of the file', async () => {
  async function* failing(): AsyncGenerator<[]> {
    yield []
    throw new Error('the rows are gone')
  }
  await assert.rejects(buffer(workbookOf([{ ...sheet('A'), pages: failing() }])), /the rows are gone/)
})
