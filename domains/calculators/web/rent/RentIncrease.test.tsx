/**
 * "Oranı gir" where no rate of consumer prices covers the month: the field for one's own rate takes its place. What is done
 * with a result stands there with the result.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import { openCalculator } from '../testing/index.tsx'
import { RentIncrease } from './RentIncrease.tsx'

test('a month without a rate leads to the field for a rate of one’s own, and the rent is computed with it', async (t) => {
  const address = '/calculators/rent-increase?rent=20000.00&date=2035-01-15&isDwelling=yes'
  const screen = await openCalculator(t, <RentIncrease />, address)
  await screen.shows('Oranı gir')
  screen.lacks('button', 'Kopyala')
  await screen.press('Oranı gir')
  await until(() => assert.equal(document.activeElement?.getAttribute('name'), 'ownRate'))
  await screen.type(/^Oran \(%\)/, '10')
  await screen.shows('22.000,00 ₺')
  screen.lacks('button', 'Oranı gir')
  await screen.press('Kopyala')
})
