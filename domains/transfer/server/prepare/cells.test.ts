import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCase } from './cases.ts'
import { cellsOf, RowReader } from './cells.ts'

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

test('a text that is too long is told how long it may be', () => {
  const mapping = ['displayTitle', 'courtName']
  const reader = new RowReader(cellsOf(['Yılmaz / ABC', 'a'.repeat(300)], mapping), mapping)
  readCase(reader)
  assert.deepEqual(
    reader.problems.map(({ column, code, values }) => ({ column, code, values })),
    [{ column: 1, code: 'too_long', values: { most: '255' } }],
  )
})

test('a cell whose formula failed, or whose letters are lost, is refused for that alone', () => {
  const mapping = ['displayTitle', 'courtName', 'deadline', 'state']
  const reader = new RowReader(cellsOf(['Do\ufffdan / Ak', '#REF!', '#SAYI/0!', 'Uçtu'], mapping), mapping)
  reader.refuseDamaged()
  readCase(reader)
  assert.deepEqual(
    reader.problems.map(({ column, code }) => [column, code]),
    [
      [0, 'letters_lost'],
      [1, 'cell_error'],
      [2, 'cell_error'],
      [3, 'state'],
    ],
  )
})

test('a row that is no entry is refused for that alone', () => {
  const mapping = ['displayTitle', 'state']
  const reader = new RowReader(cellsOf(['TOPLAM', '12'], mapping), mapping)
  reader.refuseRow('total_row')
  readCase(reader)
  assert.deepEqual(
    reader.problems.map(({ code }) => code),
    ['total_row'],
  )
})
