import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { seededFigures } from '../data/figures.ts'
import { InterestInput, SentenceInput } from '../schemas.ts'
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

test('a long step of a PDF continues in further lines of its column, and steps are not written twice', async () => {
  const { calculate, sheet } = calculators['calculators.sentence']
  const input = SentenceInput.parse({ years: 5, crimeDate: '2025-09-01', date: '2026-03-02' })
  const answer = calculate(input, seededFigures)
  const result = { answer, sheet: sheet(input, answer, 'tr'), language: 'tr', madeOn: '2026-11-24' } as const
  const pdf = await getDocumentProxy(new Uint8Array(await resultPdf(result)))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? [item] : []))
  const step = texts.find(({ str }) => str.startsWith('Kurumda geçirilecek süre'))
  assert.ok(step && step.transform[4] + step.width < 200, 'the step reaches into the next column')
  const { text } = await extractText(pdf, { mergePages: true })
  assert.equal(text.split('Hak ederek tahliye').length - 1, 1)
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
