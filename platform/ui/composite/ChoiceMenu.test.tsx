/** While a choice is being saved its button cannot be pressed, but is not disabled: a disabled one loses the focus. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '../testing/index.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'

const show = screensOf({ rows: {}, errors: {} })

test('a menu whose choice is being saved keeps the focus and does not open', async (t) => {
  const choices = [{ id: 'open', label: 'Açık' }]
  await show(
    t,
    <ChoiceMenu label="Durum" choices={choices} busy onChoose={() => undefined}>
      Açık
    </ChoiceMenu>,
  )
  const button = await until(() => {
    const found = document.querySelector<HTMLButtonElement>('button[aria-label="Durum"]')
    assert.ok(found)
    return found
  })
  assert.deepEqual([button.disabled, button.getAttribute('aria-disabled')], [false, 'true'])
  button.focus()
  button.click()
  assert.equal(document.activeElement, button)
  assert.equal(button.getAttribute('aria-expanded'), 'false')
})
