import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountInWords } from './amount-words.ts'

test('an amount is written out in Turkish, with its kuruş if it has any', () => {
  for (const [amount, words] of [
    ['12500.50', 'on iki bin beş yüz Türk lirası elli kuruş'],
    ['1000.00', 'bin Türk lirası'],
    ['1001.01', 'bin bir Türk lirası bir kuruş'],
    ['21100.00', 'yirmi bir bin yüz Türk lirası'],
    ['1000000.00', 'bir milyon Türk lirası'],
    ['0.05', 'sıfır Türk lirası beş kuruş'],
    [
      '9999999999.99',
      'dokuz milyar dokuz yüz doksan dokuz milyon dokuz yüz doksan dokuz bin dokuz yüz doksan dokuz Türk lirası doksan dokuz kuruş',
    ],
  ] as const)
    assert.equal(amountInWords(amount), words)
})
