import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { seededFigures } from '../data/figures.ts'
import { InterestInput } from '../schemas.ts'
import { calculators } from './calculators.ts'
import { resultPdf } from './sheet/pdf.ts'
import { resultXlsx } from './sheet/xlsx.ts'
import { openCalculators } from './testing/index.ts'

const body = { kind: 'legal', claims: [{ amount: '100000', startDate: '2024-01-01' }], endDate: '2026-10-01' }

function resultIn(language: 'tr' | 'en') {
  const { calculate, sheet } = calculators['calculators.interest']
  const input = InterestInput.parse(body)
  const answer = calculate(input, seededFigures)
  return { answer, sheet: sheet(input, answer, language), language, madeOn: '2026-11-24' }
}

test('the PDF names inputs, slices, sums, notes and sources in its language', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await resultPdf(resultIn('tr'))))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const said of [
    'Yasal faiz',
    '51.945,21',
    '161.019,18 ₺',
    '× %24 × 790 gün / 365',
    'RG 21.05.2024/32552',
    '7589',
  ])
    assert.ok(text.includes(said), `${said} in ${text}`)
})

test('the spreadsheet holds amounts and days as values to calculate with', async () => {
  const rows = await readSheet(await resultXlsx(resultIn('en')))
  const cells = rows.flat().map((cell) => String(cell?.value ?? cell))
  for (const cell of ['Legal interest', '51945.21', '790'])
    assert.ok(cells.includes(cell), `${cell} in ${cells}`)
})

test('a file is computed by the server again, and input that the calculator does not take is refused', async () => {
  const world = await openCalculators()
  const file = (input: object) =>
    world.asLawyer('calculators.file', { body: { call: 'calculators.interest', input, format: 'pdf' } })
  assert.equal((await file(body)).status, 200)
  assert.equal((await file({ ...body, endDate: '2023-01-01' })).code, 'calculators.end_before_start')
  assert.equal((await file({})).code, 'request.invalid')
  await world.close()
})
