/** The bar for chosen rows goes with the choice; the focus stays in the list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { screensOf, until } from '../testing/index.ts'
import { ChosenBar } from './ChosenBar.tsx'

const show = screensOf({ rows: {}, errors: {} })

const rows = ['Cevap.udf', 'Delil.pdf']

/** A list whose first row is chosen and charged, or deleted and gone. */
function List({ isKept }: { isKept: boolean }) {
  const [step, setStep] = useState<'before' | 'chosen' | 'done'>('before')
  const shown = step === 'done' && !isKept ? rows.slice(1) : rows
  return (
    <main tabIndex={-1}>
      {step === 'chosen' && (
        <ChosenBar label="Seçilenler" count="1 seçildi">
          <button type="button" onClick={() => setStep('done')}>
            Bitir
          </button>
        </ChosenBar>
      )}
      {shown.map((name) => (
        <p key={name}>
          <button type="button" aria-label={`${name}: seç`} onClick={() => setStep('chosen')} />
          <a href="/" data-result>
            {name}
          </a>
        </p>
      ))}
    </main>
  )
}

for (const { isKept, has } of [
  { isKept: true, has: 'Cevap.udf: seç' },
  { isKept: false, has: 'Delil.pdf' },
])
  test(`after the bar the focus is ${isKept ? 'where the choice began' : 'on the first row, if the chosen one is gone'}`, async (t) => {
    const screen = await show(t, <List isKept={isKept} />)
    await screen.shows('Cevap.udf')
    const tick = document.querySelector<HTMLElement>('[aria-label="Cevap.udf: seç"]')
    tick?.focus()
    tick?.click()
    await screen.shows('1 seçildi')
    await screen.press('Bitir')
    await until(() => {
      const now = document.activeElement
      assert.equal(now?.getAttribute('aria-label') ?? now?.textContent, has)
    })
  })
