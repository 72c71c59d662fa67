/** Why a file could not be read, as people are told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentError } from '@mizan/platform/text-documents'
import { unreadable } from './version-files.ts'

test('a small document whose reading took too long on a busy server is not said to be too large', () => {
  assert.throws(() => unreadable(new DocumentError('took_too_long')), { code: 'document.took_too_long' })
  assert.throws(() => unreadable(new DocumentError('too_large')), { code: 'document.too_large_to_show' })
})
