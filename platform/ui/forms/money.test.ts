import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAmbiguous, moneyProblem, readMoney, writeMoney } from './money.ts'

test('an amount is read as each language writes it', () => {
  for (const [typed, tr, en] of [
    ['12500', '12500.00', '12500.00'],
    ['12.500', '12500.00', undefined],
    ['12,500', undefined, '12500.00'],
    ['1.250,50', '1250.50', '1250.50'],
    ['1,250.50', '1250.50', '1250.50'],
    ['1250.5', '1250.50', '1250.50'],
    ['1250,5', '1250.50', '1250.50'],
    ['1.250.000', '1250000.00', '1250000.00'],
    ['0.500', undefined, undefined],
    ['007,', '7.00', '7.00'],
    [' 1 250 ₺', '1250.00', '1250.00'],
    ['1250 tl', '1250.00', '1250.00'],
    ['\u200e1250,50\u00a0₺', '1250.50', '1250.50'],
  ] as const) {
    assert.equal(readMoney(typed, 'tr'), tr, `${typed} in Turkish`)
    assert.equal(readMoney(typed, 'en'), en, `${typed} in English`)
  }
})

test('what no amount can be is not guessed', () => {
  for (const typed of [
    '',
    'abc',
    '-5',
    '1,2,3',
    '12.50.1',
    '1.25,50',
    '1.250.50',
    '1e5',
    '12,505',
    '12345678901',
  ])
    assert.equal(readMoney(typed, 'tr'), undefined, typed)
})

test('the field holds figures once it is left, and keeps what it cannot read', () => {
  assert.equal(writeMoney('1250.5', 'tr'), '1.250,50')
  assert.equal(writeMoney('1250.5', 'en'), '1,250.50')
  assert.equal(writeMoney('beş', 'tr'), 'beş')
  assert.equal(writeMoney(writeMoney('1250.5', 'tr'), 'tr'), '1.250,50')
})

test('a mark that groups in this language is said to be read', () => {
  assert.equal(isAmbiguous('1250.50', 'tr'), true)
  assert.equal(isAmbiguous('1250,50', 'tr'), false)
  assert.equal(isAmbiguous('1250,50', 'en'), true)
})

test('a required amount is above zero and can be read', () => {
  const rules = (typed: string) => moneyProblem(typed, 'tr')?.rule ?? moneyProblem(typed, 'tr')?.key
  assert.deepEqual(['', '0', '0,00', '-5', 'beş', '5'].map(rules), [
    'required',
    'amount',
    'amount',
    'amount',
    'amount_form',
    undefined,
  ])
})
