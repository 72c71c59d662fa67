import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numbersIn } from './numbers.ts'

test('numbers of cases are found in all the usual forms, without those of decisions', () => {
  assert.deepEqual(numbersIn('Ankara 3. AHM 2024/123 E. sayılı dosya'), ['2024/123'])
  assert.deepEqual(numbersIn('E. 2024 / 0123, K. 2025/45'), ['2024/123'])
  assert.deepEqual(numbersIn('Esas No: 2019/7 Karar No: 2020/567'), ['2019/7'])
  assert.deepEqual(numbersIn('2019/7 E., 2020/567 K.'), ['2019/7'])
  assert.deepEqual(numbersIn('2026/129 ve 2026/129 E.'), ['2026/129'])
})

test('dates, paths and long numbers are not numbers of cases', () => {
  assert.deepEqual(numbersIn('12/2024/5, 1/2024/12345678, 2024/12/05, tel 312-2024/1'), [])
})

test('numbers in the own way of an office are found as they are written', () => {
  assert.deepEqual(numbersIn('Konu: GZ/1 hakkında, KZ-2026-014. İlgi: (ÖZ.12)'), [
    'GZ/1',
    'KZ-2026-014',
    'ÖZ.12',
  ])
  assert.deepEqual(numbersIn('2026-014 sayılı dosyamız; 2026-43.'), ['2026-014', '2026-43'])
  assert.deepEqual(numbersIn('2026-03-02, 12-2026-4, 1999-2026-5a'), [])
  assert.deepEqual(numbersIn('T - 1 sayılı dosyamız'), ['T - 1'])
  assert.deepEqual(numbersIn('gz/1, GZ1, xGZ/1, GZ/1a, GZ/, 12'), [])
})
