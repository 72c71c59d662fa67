/** Tests that time is charged only after a look: the bar opens the dialog and sends nothing itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { TimeEntry } from '../../schemas.ts'
import { SelectionBar } from './SelectionBar.tsx'

const show = screensOf({ rows: timeRows, errors: timeErrors })
const visitor = { account: undefined, awaited: false, failed: false, retry: () => undefined }
const nothing = () => undefined

const entry: TimeEntry = {
  entryId: 'entry-1',
  case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' },
  clients: [{ clientId: 'client-1', name: 'ABC A.Ş.' }],
  person: { id: 'user-1', name: 'Deniz Örnek' },
  date: '2026-01-10',
  minutes: 90,
  what: 'Görüşme',
  rate: '1500.00',
  amount: '2250.00',
  version: 3,
  service: null,
  may: ['edit', 'delete'],
}

for (const [what, clients] of [
  ['one client', entry.clients],
  ['no client', []],
] as const)
  test(`entries of ${what} are looked at before they are charged`, async (t) => {
    const chosen = {
      entries: [{ ...entry, clients: [...clients] }],
      has: () => true,
      toggle: nothing,
      put: nothing,
      clear: nothing,
    }
    const bar = (
      <AccountProvider value={visitor}>
        <SelectionBar chosen={chosen} />
      </AccountProvider>
    )
    const screen = await show(t, bar)
    await screen.press('Hesaba işle')
    await until(() => assert.ok(document.querySelector('dialog[open]')))
    assert.deepEqual(screen.sent(), [])
  })
