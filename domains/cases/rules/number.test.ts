import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countIn, numbered, numberKey } from './number.ts'

test('spellings of one number have one key, and other numbers another', () => {
  for (const spelling of ['T-1', 't-1', 'T - 1', ' T -1 ', 'T – 1', 'T\u00a0- 1'])
    assert.equal(numberKey(spelling), 't-1', spelling)
  assert.equal(numberKey('İcra  12/3'), numberKey('ICRA 12 / 3'))
  assert.equal(numberKey('ŞİRKET ı'), numberKey('şirket I'))
  assert.equal(new Set(['T-1', 'T1', 'T 1', 'T/1', 'T-11', 'Ş-1', 'S-1'].map(numberKey)).size, 7)
})

test('a number counts in its year however it is spelled', () => {
  assert.deepEqual(
    ['2026/129', '2026 / 129', '2025/129', '2026/129 E', '2026-129'].map((number) => countIn(number, 2026)),
    [129, 129, undefined, undefined, undefined],
  )
  const { numbers, last } = numbered([undefined, '2026 / 9', undefined], { year: 2026, last: 3 })
  assert.deepEqual([numbers, last], [['2026/10', '2026 / 9', '2026/11'], 11])
})
