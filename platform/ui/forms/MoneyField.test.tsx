/** The field for an amount: what it says while it is typed, and what stands there once it is left. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { useState } from 'react'
import type { Language } from '../language.tsx'
import { screensOf } from '../testing/index.ts'
import { MoneyField } from './MoneyField.tsx'

const show = screensOf({ rows: {}, errors: {} })

function Amount({ error }: { error?: string }) {
  const [typed, setTyped] = useState('')
  return <MoneyField name="amount" label="Tutar" value={typed} onChange={setTyped} error={error} />
}

async function opened(t: TestContext, language: Language = 'tr', error?: string) {
  const screen = await show(t, <Amount error={error} />, { language })
  const field = await screen.field('Tutar')
  const typed = async (text: string) => {
    await screen.type('Tutar', text)
  }
  return Object.assign(screen, { element: field, typed, leave: () => field.blur() })
}

test('a phone offers its decimal keypad, and the lira stands beside the field', async (t) => {
  const screen = await opened(t)
  assert.equal(screen.element.getAttribute('inputmode'), 'decimal')
  await screen.shows('₺')
})

for (const [language, typed, read, written] of [
  ['tr', '1250.5', '1.250,50 ₺ olarak okundu', '1.250,50'],
  ['en', '1250,5', 'Read as ₺1,250.50', '1,250.50'],
] as const)
  test(`a mark that can be read in two ways is echoed as it was read, in ${language}`, async (t) => {
    const screen = await opened(t, language)
    await screen.typed(typed)
    await screen.shows(read)
    await screen.holds('Tutar', typed)
    screen.leave()
    await screen.holds('Tutar', written)
    await screen.shows(read)
  })

test('an amount without such a mark is written in figures and not echoed', async (t) => {
  const screen = await opened(t)
  await screen.typed('12500,5')
  screen.leave()
  await screen.holds('Tutar', '12.500,50')
  assert.ok(!document.body.textContent?.includes('okundu'))
})

test('what cannot be read stays as it was typed', async (t) => {
  const screen = await opened(t, 'tr', 'Tutar sıfırdan büyük olmalı.')
  await screen.typed('beş yüz')
  screen.leave()
  await screen.holds('Tutar', 'beş yüz')
  await screen.refuses('Tutar', 'Tutar sıfırdan büyük olmalı.')
})
