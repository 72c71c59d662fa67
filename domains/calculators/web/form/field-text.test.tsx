import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attorneyFeeFields } from '../../data/forms/attorney-fee.ts'
import { overtimeFields } from '../../data/forms/labour.ts'
import { caseLimitationFields } from '../../data/forms/limitation.ts'
import { receiptFields } from '../../data/forms/receipt.ts'
import { missingField } from '../../rules/form-lines.ts'
import { readForm, readTyped, valuesOf, writeForm } from './field-text.ts'

const fieldNamed = (name: string) => {
  const found = [...receiptFields, ...attorneyFeeFields, ...overtimeFields].find((one) => one.name === name)
  assert.ok(found, name)
  return found
}
const read = (name: string, typed: string) => readTyped(fieldNamed(name), typed, 'tr')

test('amounts, days, hours and counts are read as people type them', () => {
  assert.equal(read('amount', '1.250,50'), '1250.50')
  assert.equal(read('date', '16.02.2026'), '2026-02-16')
  assert.equal(read('hours', '3'), '3')
  assert.equal(readTyped(overtimeFields[1] as never, '7,5', 'tr'), '7.5')
  assert.equal(read('files', '012'), '12')
})

test('what cannot be read is told apart from what is empty', () => {
  assert.equal(read('amount', ''), '')
  for (const [name, typed] of [
    ['amount', 'on bin'],
    ['amount', '-5'],
    ['amount', '0'],
    ['date', '31.02.2026'],
    ['files', '0'],
    ['files', '1,5'],
    ['given', 'something'],
  ] as const)
    assert.equal(read(name, typed), undefined, `${name} ${typed}`)
  assert.equal(read('accepted', '0'), '0.00')
})

test('an address gives the same fields in both languages, and leaves out the initial values', () => {
  const inputs = { amount: '1250.50', vatWithheld: '9/10', date: '2026-02-16' }
  for (const language of ['tr', 'en'] as const) {
    const form = readForm(receiptFields, inputs, language)
    assert.equal(form.amount, language === 'tr' ? '1.250,50' : '1,250.50')
    const written = writeForm(receiptFields, form, language)
    assert.deepEqual(Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '')), inputs)
    assert.equal(valuesOf(receiptFields, form, language).given, 'collected')
  }
})

const stops = caseLimitationFields.find(({ name }) => name === 'suspensions') as never
const readStops = (typed: string) => readTyped(stops, typed, 'tr')

test('several dated lines are read together; one without a day does not count yet', () => {
  assert.equal(
    readStops('permission~01.02.2020~\nfugitive~05.03.2021~06.04.2022\npermission~~'),
    'permission~2020-02-01,fugitive~2021-03-05~2022-04-06',
  )
  for (const typed of ['permission~31.02.2020~', 'permission~~01.01.2020', 'other~01.01.2020~'])
    assert.equal(readStops(typed), undefined, typed)
})

test('dated lines are in the address one by one, as they were typed where they cannot be read', () => {
  const typed = 'fugitive~05.03.2021~06.04.2022\npermission~31.02.2020~'
  const written = writeForm(caseLimitationFields, { suspensions: typed }, 'tr')
  assert.deepEqual(written.suspensions, ['fugitive~2021-03-05~2022-04-06', 'permission~31.02.2020'])
  const read = readForm(caseLimitationFields, written, 'en')
  assert.equal(read.suspensions, 'fugitive~05/03/2021~06/04/2022\npermission~31.02.2020~')
})

test('an address with words that no field knows begins with the usual ones', () => {
  const form = readForm(receiptFields, { given: 'x', payer: 'y', amount: 'abc' }, 'tr')
  assert.deepEqual([form.given, form.payer, form.amount], ['collected', 'withholder', 'abc'])
})

test('an address may leave a choice open, which is then asked and stays open', () => {
  const form = readForm(receiptFields, { amount: '100', payer: 'ask' }, 'tr')
  assert.equal(form.payer, '')
  assert.equal(missingField(receiptFields, valuesOf(receiptFields, form, 'tr'))?.name, 'payer')
  assert.equal(writeForm(receiptFields, form, 'tr').payer, 'ask')
  const chosen = { ...form, payer: 'person' }
  assert.equal(missingField(receiptFields, valuesOf(receiptFields, chosen, 'tr')), undefined)
  assert.equal(readForm(receiptFields, { given: 'ask' }, 'tr').given, 'collected')
})
