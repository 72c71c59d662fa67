import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownNumber } from './phone.ts'

test('a number is shown as it will be dialled, however it was typed', () => {
  for (const typed of [
    '0532 123 45 67',
    '5321234567',
    '(0532) 123-4567',
    '+905321234567',
    '0090 532 123 45 67',
  ])
    assert.equal(shownNumber(typed), '+90 532 123 45 67', typed)
  assert.equal(shownNumber('+44 20 7946 0958'), '+442079460958')
})

test('a text that is not a number stays as it was typed', () => {
  for (const typed of ['', '12', 'yok', '0532 123']) assert.equal(shownNumber(typed), typed)
})
