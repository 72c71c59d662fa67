import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPhoneNumber } from './fields.ts'
import { dialledNumber } from './phone.ts'

test('all usual Turkish spellings of a number give the same number', () => {
  const written = [
    '0532 123 45 67',
    '05321234567',
    '(0532) 123-45-67',
    '0532.123.45.67',
    '0532/123 45 67',
    '532 123 45 67',
    '90 532 123 45 67',
    '+90 532 123 45 67',
    '+90 (0) 532 123 45 67',
    '+90 0532 123 45 67',
    '0090 532 123 45 67',
    '\u202a+90 532 123 45 67\u202c',
    '０５３２ １２３ ４５ ６７',
    '0532\u2011123\u201345-67',
  ]
  for (const text of written) assert.equal(dialledNumber(text), '+905321234567', text)
})

test('a number of Northern Cyprus has the code of Turkey', () => {
  assert.equal(dialledNumber('0533 861 23 45'), '+905338612345')
  assert.equal(dialledNumber('0548 861 23 45'), '+905488612345')
  assert.equal(dialledNumber('0392 228 12 34'), '+903922281234')
})

test('a number of another country is unchanged', () => {
  assert.equal(dialledNumber('+49 151 1234 5678'), '+4915112345678')
  assert.equal(dialledNumber('0049 151 1234 5678'), '+4915112345678')
  assert.equal(dialledNumber('+44 (20) 7946 0958'), '+442079460958')
})

test('text that is not a number is left to the check, which refuses it', () => {
  for (const text of [
    '',
    '0532',
    '0532 123 45',
    'telefonum yok',
    '+0532 123 45 67',
    '0 532 123 45 678 90 12',
  ])
    assert.equal(isPhoneNumber(dialledNumber(text)), false, text)
})
