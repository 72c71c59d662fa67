/**
 * Tests of a year whose income tax is not recorded: the net notice pay cannot be calculated, and severance alone can.
 */
import { test } from 'node:test'
import { openCalculator } from '../testing/index.tsx'
import { Severance } from './Labour.tsx'

const address = '/calculators/severance?startDate=2020-01-01&endDate=2025-12-31&pay=30000.00'

test('severance alone is offered where a figure for the notice is missing', async (t) => {
  const screen = await openCalculator(t, <Severance />, address)
  await screen.press('Yalnız kıdem tazminatını hesapla')
  await screen.shows(/Kıdem: 30\.000,00/)
  screen.lacks('button', 'Yalnız kıdem tazminatını hesapla')
})
