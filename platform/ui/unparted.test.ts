import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unparted } from './unparted.ts'

test('a single letter and its hyphen stay with their word, other hyphens part as ever', () => {
  const texts = { a: 'E-posta ya da e-imza', b: { c: 'alacak-verecek, 2019-2020, -nafaka, E - F' } }
  assert.deepEqual(unparted(texts), {
    a: 'E-\u2060posta ya da e-\u2060imza',
    b: { c: 'alacak-verecek, 2019-2020, -nafaka, E - F' },
  })
})
