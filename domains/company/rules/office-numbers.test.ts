import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isIban, plainIban, printedIban } from './iban.ts'
import { isTaxNumber } from './tax-number.ts'

test('a tax number of ten or eleven digits is taken only if its check digits fit', () => {
  for (const right of ['4540536920', '3880718497', '9000068418', '10000000146'])
    assert.equal(isTaxNumber(right), true, right)
  for (const wrong of [
    '1234567891',
    '1234567809',
    '10000000145',
    '01234567890',
    '123456789',
    '12345678901',
    'x',
  ])
    assert.equal(isTaxNumber(wrong), false, wrong)
})

test('an IBAN is taken only if its check digits fit, and a Turkish one has 26 characters', () => {
  const iban = 'TR330006100519786457841326'
  assert.equal(isIban(iban), true)
  assert.equal(isIban('DE89370400440532013000'), true)
  for (const wrong of [
    'TR330006100519786457841327',
    'TR33000610051978645784132',
    iban.toLowerCase(),
    'TR33',
    '',
  ])
    assert.equal(isIban(wrong), false, wrong)
  assert.equal(plainIban(' tr33 0006 1005 1978 6457 8413 26'), iban)
  assert.equal(printedIban(iban), 'TR33 0006 1005 1978 6457 8413 26')
})
