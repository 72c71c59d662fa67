/** What stands below a day as it is typed: its weekday, or that the calendar has no such day. */
import { test } from 'node:test'
import { useState } from 'react'
import { screensOf } from '../testing/index.ts'
import { DayField } from './DayField.tsx'

const show = screensOf({ rows: {}, errors: {} })

function Day({ error }: { error?: string }) {
  const [typed, setTyped] = useState('')
  return <DayField label="Gün" value={typed} onChange={setTyped} error={error} />
}

test('a day is echoed with its weekday, and one that does not exist is said to be none', async (t) => {
  const screen = await show(t, <Day />)
  await screen.type('Gün', '31.03.2027')
  await screen.shows('31.03.2027 Çarşamba')
  await screen.type('Gün', '31.02.2027')
  await screen.shows('Takvimde böyle bir gün yok.')
})

test('a form that refuses a day says of one that does not exist why', async (t) => {
  const screen = await show(t, <Day error="Tarihi 14.12.2026 gibi yazın." />)
  await screen.type('Gün', 'bir ara')
  await screen.refuses('Gün', 'Tarihi 14.12.2026 gibi yazın.')
  await screen.type('Gün', '31.02.2027')
  await screen.refuses('Gün', 'Takvimde böyle bir gün yok.')
})
