/** Letters are commands unless somebody is typing them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useScreenKeys } from '../list-keys.ts'
import { screensOf, until } from '../testing/index.ts'

const show = screensOf({ rows: {}, errors: {} })
let added = 0

function Screen() {
  useScreenKeys({ c: () => (added += 1) })
  return (
    <>
      <input type="text" aria-label="Ad" />
      <input type="radio" aria-label="Pano" />
      <input type="checkbox" aria-label="Seç" />
    </>
  )
}

function press(name: string): void {
  const field = document.querySelector(`[aria-label="${name}"]`)
  assert.ok(field)
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
}

test('a letter is a command after a choice or a box was clicked, and a letter in a text field', async (t) => {
  await show(t, <Screen />)
  await until(() => {
    press('Pano')
    assert.ok(added > 0, 'the choice lets the key through')
  })
  added = 0
  press('Seç')
  press('Ad')
  assert.equal(added, 1)
})
