import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellsOf } from './cells.ts'

test('cells are read without signs that show nothing, and one of nothing else is empty', () => {
  const cells = cellsOf(
    ['Ali\u00adosman Ltd\u200b', '\u202a+90 532 111 22 33\u202c', '\ufeff'],
    ['name', 'phone', 'email'],
  )
  assert.deepEqual(
    cells.map(({ field, text }) => [field, text]),
    [
      ['name', 'Aliosman Ltd'],
      ['phone', '+90 532 111 22 33'],
    ],
  )
})
