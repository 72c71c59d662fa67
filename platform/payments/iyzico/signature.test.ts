import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerSignature, authorizationOf, isSame } from './signature.ts'

const keys = { apiKey: 'api_key', secretKey: 'secret_key' }

test('a request is signed as in the published example', () => {
  assert.equal(
    authorizationOf(keys, 'random_string', 'uri', '"body"'),
    'IYZWSv2 YXBpS2V5OmFwaV9rZXkmcmFuZG9tS2V5OnJhbmRvbV9zdHJpbmcmc2lnbmF0dXJlOjAxNzUwODkyMWEyOWVlNTYwMWJjZDFmYmU4M2VmZDJlMmJlNDNhZjAyZWNlZmYzMGNmMmU5MWE1MzlhYWIzNTU=',
  )
})

test('decimals of an answer are signed without the zeros at their end, and nothing as an empty text', () => {
  const of = (...values: (string | number | null)[]) => answerSignature('secret_key', values)
  assert.equal(of('10.50', 'TRY'), of(10.5, 'TRY'))
  assert.equal(of('10.00', null), of(10, ''))
  assert.notEqual(of('100'), of('1'))
})

test('only the whole right signature counts as the same', () => {
  assert.ok(isSame('abcd', 'abcd'))
  for (const given of ['abc', 'abce', 'ABCD', '', undefined, ['abcd'], 5]) assert.ok(!isSame(given, 'abcd'))
})
