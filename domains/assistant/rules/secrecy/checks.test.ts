import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isIban, isIdentityNumber, isTaxNumber } from './checks.ts'

test('an identity number has the right last two digits', () => {
  assert.ok(isIdentityNumber('10000000146'))
  for (const other of ['10000000147', '10000000156', '00000000146', '1000000014'])
    assert.ok(!isIdentityNumber(other))
})

test('a tax number has the right last digit', () => {
  assert.ok(isTaxNumber('4540536920'))
  for (const other of ['4540536921', '4540536930', '454053692']) assert.ok(!isTaxNumber(other))
})

test('an IBAN of any country has the right check digits', () => {
  for (const one of ['TR330006100519786457841326', 'DE89370400440532013000', 'GB29NWBK60161331926819'])
    assert.ok(isIban(one))
  for (const other of ['TR330006100519786457841327', 'TR340006100519786457841326', 'tr33'])
    assert.ok(!isIban(other))
})
