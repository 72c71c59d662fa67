/** A row is deleted with its own menu: the focus goes to the row that comes up in its place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { screensOf, until } from '../testing/index.ts'
import { useFocusOfNext } from './use-focus-of-next.ts'

const show = screensOf({ rows: {}, errors: {} })

function List() {
  const [names, setNames] = useState(['Cevap.udf', 'Delil.pdf', 'Vekâlet.pdf'])
  const rows = useFocusOfNext<HTMLUListElement>(names, { attribute: 'data-document', place: 'a' })
  return (
    <main tabIndex={-1}>
      <ul {...rows}>
        {names.map((name) => (
          <li key={name} data-document={name}>
            <a href="/">{name}</a>
            <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
              Sil: {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

for (const { deleted, has } of [
  { deleted: ['Delil.pdf'], has: 'Vekâlet.pdf' },
  { deleted: ['Vekâlet.pdf'], has: 'Delil.pdf' },
  { deleted: ['Cevap.udf', 'Delil.pdf', 'Vekâlet.pdf'], has: undefined },
])
  test(`after ${deleted.join(', ')} the focus is on ${has ?? 'the page'}`, async (t) => {
    const screen = await show(t, <List />)
    await screen.shows('Delil.pdf')
    for (const name of deleted) {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.endsWith(name))
      button?.focus()
      button?.click()
      await until(() => assert.ok(!document.body.textContent?.includes(`Sil: ${name}`)))
    }
    await until(() => {
      const now = document.activeElement
      assert.equal(has ? now?.textContent : now?.tagName, has ?? 'MAIN')
    })
  })
