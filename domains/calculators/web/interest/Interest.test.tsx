/**
 * Tests of the interest calculator as a person fills it in: missing and wrong fields, and the answer while they type.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import { openCalculator } from '../testing/index.tsx'
import { Interest } from './Interest.tsx'

test('the interest calculator asks for missing inputs one after the other, and answers once it has all', async (t) => {
  const screen = await openCalculator(t, <Interest />, '/calculators/interest?kind=legal')
  await screen.shows('Anaparayı yazın.')
  await screen.type('Anapara', '100000')
  await screen.shows('Faizin başladığı günü yazın.')
  await screen.type('Başlangıç', '01.01.2024')
  await screen.type('Bitiş', '01.10.2026')
  await screen.shows('61.019,18 ₺')
  await screen.shows('161.019,18 ₺')
  await until(() => assert.match(screen.address(), /claim=100000\.00%7E2024-01-01/))
})

test('an amount and a day that cannot be read say what to write, and stay as they were typed', async (t) => {
  const screen = await openCalculator(t, <Interest />, '/calculators/interest?kind=legal')
  await screen.type('Anapara', '-5')
  await screen.refuses(
    'Anapara',
    'Sıfırdan büyük bir tutar yazın; virgülden sonra en çok iki hane olur, örneğin 1.250,50.',
  )
  for (const [typed, says] of [
    ['ocak sonu', 'Tarihi gün.ay.yıl olarak yazın, örneğin 01.01.2024.'],
    ['31.02.2026', 'Takvimde böyle bir gün yok.'],
  ] as const) {
    await screen.type('Bitiş', typed)
    await screen.refuses('Bitiş', says)
    await screen.holds('Bitiş', typed)
  }
})

test('an end before the start is refused in words', async (t) => {
  const address = '/calculators/interest?kind=legal&claim=100000.00~2024-01-01&end=2020-01-01'
  const screen = await openCalculator(t, <Interest />, address)
  await screen.shows('Bitiş başlangıçtan sonra olmalı.')
})

test('a rate of the contract is asked for, bounded, and in the currency that was chosen', async (t) => {
  const address = '/calculators/interest?kind=legal&claim=1000.00~2025-01-01&end=2026-01-01'
  const screen = await openCalculator(t, <Interest />, address, 'en')
  await screen.choose('Kind of interest', 'Contract interest')
  await screen.shows('Enter the rate in percent a year.')
  await screen.type('Rate (% a year)', '2000')
  await screen.refuses('Rate (% a year)', 'The rate must be a percentage from 0 to 1000')
  await screen.type('Rate (% a year)', '10')
  await screen.choose('Currency', 'EUR')
  await screen.shows('€100.00')
})

test('claims and payments are added and removed, and costs are asked for only with payments', async (t) => {
  const address = '/calculators/interest?kind=legal&claim=1000.00~2024-01-01&end=2024-03-01'
  const screen = await openCalculator(t, <Interest />, address)
  await screen.shows('Dönemler')
  screen.lacks('label', /^Giderler/)
  await screen.press('+ Ödeme')
  await screen.shows('Ödemenin tutarını ve tarihini yazın.')
  await screen.type('Ödeme', '100')
  await screen.type('Ödeme tarihi', '01.02.2024')
  await screen.field(/^Giderler/)
  await screen.shows('Ödemelerin mahsubu')
  await screen.press('1. ödemeyi sil')
  await until(() => screen.lacks('label', 'Ödeme tarihi'))
  await screen.press('+ Alacak')
  await screen.field('2. alacak')
  await screen.shows('Anaparayı yazın.')
})
