import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalRecoveryCode, recoveryAlphabet, writtenRecoveryCode } from './recovery-codes.ts'

test('a recovery code is recognised however it is typed', () => {
  const typed = ['ABCDE-23456', 'abcde23456', ' abcde 23456 ', 'ABCDE–23456', 'ab-cd-e2 34 56']
  for (const text of typed) assert.equal(canonicalRecoveryCode(text), 'ABCDE23456', text)
  assert.equal(writtenRecoveryCode('ABCDE23456'), 'ABCDE-23456')
})

test('no character in a recovery code can be mistaken for another', () => {
  assert.equal(new Set(recoveryAlphabet).size, 32)
  assert.doesNotMatch(recoveryAlphabet, /[IO01]/)
})
