/** A button whose action runs keeps the focus, so that Escape still reaches what it stands in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { screensOf, until } from '../testing/index.ts'
import { Button } from './Button.tsx'

const show = screensOf({ rows: {}, errors: {} })
let sent = 0

function Save() {
  const [isRunning, setRunning] = useState(false)
  const submit = () => {
    sent += 1
    setRunning(true)
  }
  return (
    <Button onClick={submit} loading={isRunning}>
      Kaydet
    </Button>
  )
}

test('a running button keeps the focus and does not start its action again', async (t) => {
  await show(t, <Save />)
  const button = await until(() => {
    const found = document.querySelector('button')
    assert.ok(found)
    return found
  })
  button.focus()
  button.click()
  await until(() => assert.equal(button.getAttribute('aria-disabled'), 'true'))
  assert.equal(document.activeElement, button)
  button.click()
  await until(() => assert.equal(sent, 1))
})
