import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../../data/figures.ts'
import { ReceiptInput } from '../../schemas/receipt.ts'
import { Refusal } from '../refusal.ts'
import { calculateReceipt } from './calculate.ts'

const calculate = (rest: object) =>
  calculateReceipt(ReceiptInput.parse({ amount: '10000', date: '2026-02-16', ...rest }), seededFigures)
const codes = (rest: object) => calculate(rest).notes.map(({ code }) => code)

test('the rate of the matter on that day is taken, and shown with its source', () => {
  assert.equal(calculate({}).vatRate, '20')
  assert.equal(calculate({ matter: 'family' }).vatRate, '10')
  assert.equal(calculate({ matter: 'family', date: '2023-07-09' }).vatRate, '8')
  assert.equal(calculate({ date: '2023-07-09' }).vatRate, '18')
  const { rows } = calculate({})
  assert.deepEqual(
    rows.map(({ table, value, status }) => [table, value, status]),
    [
      ['receipt.withholding', '20', 'unverified'],
      ['receipt.vat', '20', 'unverified'],
    ],
  )
  assert.throws(() => calculate({ date: '2019-10-01' }), Refusal)
})

test('a chosen rate holds and is pointed out where it is not the one of the matter', () => {
  const { vat, rows } = calculate({ vatRate: '1', payer: 'person', date: '2019-10-01' })
  assert.deepEqual([vat, rows], ['100.00', []])
  assert.ok(codes({ vatRate: '10' }).includes('receipt.vat_rate_differs'))
  assert.ok(!codes({ vatRate: '10', matter: 'child' }).includes('receipt.vat_rate_differs'))
})

test('a private person withholds neither income tax nor value added tax', () => {
  const answer = calculate({ payer: 'person' })
  assert.deepEqual([answer.withholding, answer.collected], ['0.00', '12000.00'])
  assert.ok(codes({ payer: 'person', vatWithheld: '5/10' }).includes('receipt.person_withholds_vat'))
})

test('value added tax is not withheld from an amount at the limit', () => {
  const atLimit = { vatWithheld: '9/10', given: 'total', amount: '12000' }
  assert.ok(codes(atLimit).includes('receipt.below_vat_limit'))
  assert.ok(!codes({ ...atLimit, amount: '12000.01' }).includes('receipt.below_vat_limit'))
  assert.ok(calculate(atLimit).rows.some(({ table }) => table === 'receipt.vatLimit'))
})

test('an amount that no gross gives is answered with both neighbours, and one that several give with all', () => {
  const none = calculate({ amount: '1.23', given: 'total' })
  assert.deepEqual(
    [none.isExact, none.total, none.others.map(({ total }) => total)],
    [false, '1.22', ['1.24']],
  )
  assert.ok(codes({ amount: '1.23', given: 'total' }).includes('receipt.no_exact_gross'))
  const several = calculate({ amount: '0.82', given: 'net' })
  assert.deepEqual([several.gross, several.others.map(({ gross }) => gross)], ['1.03', ['1.02']])
  assert.ok(codes({ amount: '0.82', given: 'net' }).includes('receipt.several_gross'))
})

test('each sum of a receipt is shown as it would be written by hand', () => {
  assert.deepEqual(
    calculate({ vatWithheld: '9/10' }).steps.map(({ says, result }) => `${says.tr} = ${result?.tr}`),
    [
      'Stopaj: 10.000,00 ₺ × %20 = 2.000,00 ₺',
      'Net: brüt − stopaj = 8.000,00 ₺',
      'KDV: 10.000,00 ₺ × %20 = 2.000,00 ₺',
      'KDV tevkifatı: 10.000,00 ₺ × %20 × 9/10 = 1.800,00 ₺',
      'KDV dâhil toplam: brüt + KDV = 12.000,00 ₺',
      'Tahsil edilecek: net + ödenecek KDV = 8.200,00 ₺',
    ],
  )
})
