/** A day is typed as a text or chosen from the calendar, which writes it as the language does. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { useState } from 'react'
import { typedDate } from '../../calendar/index.ts'
import type { Language } from '../language.tsx'
import { screensOf, until } from '../testing/index.ts'
import { DateField } from './DateField.tsx'

const show = screensOf({ rows: {}, errors: {} })

function Day({ first }: { first: string }) {
  const [typed, setTyped] = useState(first)
  return <DateField label="Gün" value={typed} onChange={setTyped} day={typedDate(typed)} />
}

function choose(list: HTMLSelectElement | undefined, name: string): void {
  const option = [...(list?.options ?? [])].find((one) => one.textContent === name)
  assert.ok(list && option, `${name} is not in the list`)
  list.value = option.value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The field with its calendar open; `cell` is the button of a day of the shown month. */
async function opened(t: TestContext, first: string, language: Language = 'tr') {
  const screen = await show(t, <Day first={first} />, { language })
  await screen.press(language === 'tr' ? 'Takvim: Gün' : 'Calendar: Gün')
  const cell = (name: RegExp) =>
    until(() => {
      const days = [...document.querySelectorAll<HTMLElement>('[role=dialog] td [role=button]')]
      const found = days.find((one) => name.test(one.getAttribute('aria-label') ?? ''))
      assert.ok(found, `${name} is not among ${days.length} days`)
      return found
    })
  return Object.assign(screen, { cell })
}

for (const [language, first, next, written] of [
  ['tr', '14.12.2026', /^15 Aralık 2026/, '15.12.2026'],
  ['en', '14/12/2026', /15 December 2026/, '15/12/2026'],
] as const)
  test(`a chosen day stands in the field as it would be typed, in ${language}`, async (t) => {
    const screen = await opened(t, first, language)
    assert.ok((await screen.cell(/14/)).closest('[aria-selected=true]'), 'the typed day is the chosen one')
    ;(await screen.cell(next)).click()
    await screen.holds('Gün', written)
    await until(() => assert.ok(!document.querySelector('[role=dialog]'), 'the calendar is closed'))
  })

test('the calendar reaches every year from 1900 to 2099 by its list, and stays at the day of the month', async (t) => {
  const screen = await opened(t, '12.03.2024')
  await screen.cell(/^12 Mart 2024/)
  const [months, years] = document.querySelectorAll('select')
  assert.deepEqual([months?.options.length, years?.options.length], [12, 200])
  for (const year of ['1900', '2099', '2005']) {
    choose(years, year)
    await screen.cell(new RegExp(`^12 Mart ${year}`))
  }
  choose(months, 'Ekim')
  ;(await screen.cell(/^29 Ekim 2005/)).click()
  await screen.holds('Gün', '29.10.2005')
})

test('what is typed stays as it was typed, whatever it is', async (t) => {
  const screen = await show(t, <Day first="" />)
  for (const typed of ['12.3', '31.02.2020', '2020', '']) {
    await screen.type('Gün', typed)
    await screen.holds('Gün', typed)
  }
})
