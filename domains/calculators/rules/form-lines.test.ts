import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../data/figures.ts'
import { type Field, startOf } from '../data/form.ts'
import { attorneyFeeFields } from '../data/forms/attorney-fee.ts'
import { courtFeesFields, enforcementCostsFields } from '../data/forms/court-costs.ts'
import { leaveFields, overtimeFields, severanceFields } from '../data/forms/labour.ts'
import { caseLimitationFields, penaltyLimitationFields } from '../data/forms/limitation.ts'
import { mediationFeeFields } from '../data/forms/mediation.ts'
import { receiptFields } from '../data/forms/receipt.ts'
import { rentIncreaseFields } from '../data/forms/rent.ts'
import { sentenceFields } from '../data/forms/sentence.ts'
import { AttorneyFeeInput } from '../schemas/attorney-fee.ts'
import { CourtFeesInput, EnforcementCostsInput } from '../schemas/court-costs.ts'
import { LeaveInput, OvertimeInput, SeveranceInput } from '../schemas/labour.ts'
import { CaseLimitationInput, PenaltyLimitationInput } from '../schemas/limitation.ts'
import { MediationFeeInput } from '../schemas/mediation.ts'
import { ReceiptInput } from '../schemas/receipt.ts'
import { RentIncreaseInput } from '../schemas/rent.ts'
import { SentenceInput } from '../schemas/sentence.ts'
import { attorneyFee } from './attorney-fee/calculator.ts'
import { courtFees, enforcementCosts } from './court-costs/calculators.ts'
import { bodyOf, linesOf, missingField, shownFields } from './form-lines.ts'
import { annualLeave, overtime, severance } from './labour/calculators.ts'
import { caseLimitation, penaltyLimitation } from './limitation/calculators.ts'
import { mediationFee } from './mediation/calculator.ts'
import { receipt } from './receipt/calculator.ts'
import { rentIncrease } from './rent/calculator.ts'
import { sentence } from './sentence/calculator.ts'

const today = '2026-03-31'
const filled = (fields: readonly Field[], more: Record<string, string> = {}) => {
  const start = Object.fromEntries(fields.map((field) => [field.name, startOf(field, today)]))
  const needed = fields
    .filter(({ form, optional }) => !optional && (form === 'money' || form === 'day'))
    .map(({ name, form }) => [name, form === 'money' ? '100000.00' : '2021-01-01'])
  const term = { years: '3' }
  return { ...start, ...Object.fromEntries(needed), ...term, date: today, endDate: today, ...more }
}

const calculators = [
  [receiptFields, ReceiptInput, receipt],
  [attorneyFeeFields, AttorneyFeeInput, attorneyFee],
  [courtFeesFields, CourtFeesInput, courtFees],
  [enforcementCostsFields, EnforcementCostsInput, enforcementCosts],
  [severanceFields, SeveranceInput, severance],
  [leaveFields, LeaveInput, annualLeave],
  [overtimeFields, OvertimeInput, overtime],
  [rentIncreaseFields, RentIncreaseInput, rentIncrease],
  [caseLimitationFields, CaseLimitationInput, caseLimitation],
  [penaltyLimitationFields, PenaltyLimitationInput, penaltyLimitation],
  [sentenceFields, SentenceInput, sentence],
  [mediationFeeFields, MediationFeeInput, mediationFee],
] as const

test('the fields of a calculator contain everything that its call needs, and give the same answer', () => {
  for (const [fields, schema, calculator] of calculators) {
    const body = bodyOf(fields, filled(fields))
    const calculate = calculator.calculate as (input: unknown, figures: typeof seededFigures) => object
    assert.deepEqual(calculate(body, seededFigures), calculate(schema.parse(body), seededFigures))
  }
})

test('each calculator has a sheet in both languages: inputs, results and an explanation', () => {
  for (const [fields, schema, calculator] of calculators) {
    const input = schema.parse(bodyOf(fields, filled(fields))) as never
    const answer = calculator.calculate(input, seededFigures) as never
    const sheets = (['tr', 'en'] as const).map((language) => calculator.sheet(input, answer, language))
    for (const { title, inputs, results, explanation } of sheets)
      assert.ok(title && inputs.length > 0 && results.every(({ value }) => value) && explanation.length > 40)
    assert.notEqual(sheets[0]?.explanation, sheets[1]?.explanation)
    assert.equal(sheets[0]?.tables.length, sheets[1]?.tables.length)
  }
})

test('fields that do not apply are neither shown nor printed', () => {
  const enforcement = filled(attorneyFeeFields, { matter: 'enforcement', fine: '5.00', principal: '900.00' })
  const names = shownFields(attorneyFeeFields, enforcement).map(({ name }) => name)
  assert.ok(names.includes('principal') && !names.includes('fine') && !names.includes('court'))
  const body = bodyOf(attorneyFeeFields, enforcement)
  assert.deepEqual([body.principal, body.fine, body.court], ['900.00', undefined, 'district'])
})

test('the first required field that is empty is named', () => {
  assert.equal(missingField(receiptFields, { ...filled(receiptFields), amount: '' })?.name, 'amount')
  assert.equal(missingField(receiptFields, filled(receiptFields)), undefined)
})

test('an input is printed as people read it, with the name of its field', () => {
  const input = ReceiptInput.parse({ amount: '10000', given: 'net', vatRate: '10', date: today })
  const lines = Object.fromEntries(
    linesOf(receiptFields, input, 'tr').map(({ label, value }) => [label, value]),
  )
  assert.equal(lines.Tutar, '10.000,00 ₺')
  assert.equal(lines['KDV oranı'], '%10')
  assert.equal(lines['Makbuz tarihi'], '31.03.2026')
})
