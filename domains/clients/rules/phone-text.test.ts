/** How telephone numbers are shown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneText } from './phone-text.ts'

test('a number of Turkey or Northern Cyprus is shown in groups, a foreign one as it is', () => {
  assert.equal(phoneText('+905321234567'), '+90 532 123 45 67')
  assert.equal(phoneText('+903922281234'), '+90 392 228 12 34')
  assert.equal(phoneText('+442071234567'), '+442071234567')
})
