/** Lists of fields in which one chooses: the focus does not open them, and Escape closes an open list and nothing around it. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../controls/Dialog.tsx'
import { SidePanel } from '../controls/SidePanel.tsx'
import { screensOf, until } from '../testing/index.ts'
import { Combobox } from './Combobox.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const show = screensOf({ rows: {}, errors: {} })
const options = [
  { value: 'a', label: 'Ankara' },
  { value: 'b', label: 'Bursa' },
]
const list = () => document.querySelector('[role="listbox"]')

function One() {
  const [value, setValue] = useState<string | null>(null)
  return <Combobox label="İl" options={options} value={value} onChange={setValue} />
}
function Several() {
  const [value, setValue] = useState<readonly string[]>([])
  return <MultiSelect label="İl" options={options} value={value} onChange={setValue} />
}

interface Around {
  children: ReactNode
  onClose: () => void
}
const places = {
  'a dialog': ({ children, onClose }: Around) => (
    <Dialog title="Dava" onClose={onClose}>
      {children}
    </Dialog>
  ),
  'a side panel': ({ children, onClose }: Around) => (
    <SidePanel title="Görev" shown="1" onClose={onClose} onStep={() => {}} onEnter={() => {}}>
      {children}
    </SidePanel>
  ),
}

/** Whether somebody has used the key: a dialog of the browser stays open then. */
function pressEscape(): boolean {
  const init = { key: 'Escape', bubbles: true, cancelable: true }
  return !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
}

async function closesAlone(t: TestContext, field: ReactNode, Place: (around: Around) => ReactNode) {
  let closed = 0
  const screen = await show(t, <Place onClose={() => closed++}>{field}</Place>)
  const input = await screen.field('İl')
  input.focus()
  assert.ok(!list(), 'the focus alone opens the list')
  await screen.type('İl', 'An')
  await until(() => assert.ok(list()))
  assert.ok(pressEscape(), 'the key is left to the dialog')
  await until(() => assert.ok(!list()))
  assert.equal(closed, 0)
}

for (const [name, place] of Object.entries(places)) {
  test(`Escape on an open list of one choice closes the list and not ${name}`, (t) =>
    closesAlone(t, <One />, place))
  test(`Escape on an open list of several choices closes the list and not ${name}`, (t) =>
    closesAlone(t, <Several />, place))
}
