/** The chart of totals says what its bars amount to, in the way of the language. */
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { Bars } from './Bars.tsx'

const show = screensOf({ rows: {}, errors: {} })
const lira = (amount: string) => ({ amount, currency: 'TRY' as const })
const none = lira('0.00')
const held = { advances: none, expenses: none, advancesOut: none, trustIn: none, trustOut: none }
const months = [{ month: '2026-08', services: lira('706500.00'), payments: lira('115500.00'), ...held }]

for (const [language, said] of [
  ['tr', '800.000 ₺'],
  ['en', '₺800,000'],
] as const)
  test(`amounts stand beside the bars, in ${language}`, async (t) => {
    const screen = await show(t, <Bars months={months} />, { language })
    await screen.shows(said)
  })
