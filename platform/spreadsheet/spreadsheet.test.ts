import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountCell, dayCell, headingCell, sheetFile, textCell } from './index.ts'
import { readSheet } from './testing/index.ts'

const written = async (...cells: ReturnType<typeof textCell>[]) =>
  readSheet(await sheetFile({ name: 'Deneme: 1/2', rows: [cells], widths: [20] }))[0]

test('a text that looks like a formula stays a text', async () => {
  const texts = ['=1+1', '+90 212', '-5', '@SUM(A1)', '<b>&"ğüşıöç"</b>', '=HYPERLINK("https://ornek.test")']
  assert.deepEqual(
    await written(...texts.map(textCell), headingCell('=2')),
    [...texts, '=2'].map((value) => ({ value, kind: 'text' })),
  )
})

test('amounts are numbers to the last kuruş, and texts where a number would lose one', async () => {
  const amounts = ['0.10', '-0.01', '1250.50', '9999999999.99', '1234567890123.45']
  const cells = (await written(...amounts.map(amountCell))) ?? []
  assert.deepEqual(
    cells.map(({ value, kind }) => [Number(value).toFixed(2), kind]),
    amounts.map((amount) => [amount, 'number']),
  )
  assert.deepEqual(await written(amountCell('99999999999999.99')), [
    { value: '99999999999999.99', kind: 'text' },
  ])
})

test('a day is a day of the calendar of spreadsheets, whatever the time zone', async () => {
  assert.deepEqual(await written(dayCell('1970-01-01'), dayCell('2026-12-03')), [
    { value: '25569', kind: 'number' },
    { value: '46359', kind: 'number' },
  ])
})

test('a day before 1 March 1900, which spreadsheets count wrongly, is a text', async () => {
  assert.deepEqual(await written(dayCell('1900-01-01'), dayCell('1900-02-28'), dayCell('1900-03-01')), [
    { value: '01.01.1900', kind: 'text' },
    { value: '28.02.1900', kind: 'text' },
    { value: '61', kind: 'number' },
  ])
})
