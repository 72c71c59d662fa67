/** Time is charged in one click where nothing has to be asked; otherwise the dialog asks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { TimeEntry } from '../../schemas.ts'
import { SelectionBar } from './SelectionBar.tsx'
import type { Chosen } from './use-chosen.ts'

const show = screensOf({ rows: timeRows, errors: timeErrors })

const visitor = { account: undefined, awaited: false, failed: false, retry: () => undefined }
const barOf = (chosen: Chosen) => (
  <AccountProvider value={visitor}>
    <SelectionBar chosen={chosen} />
  </AccountProvider>
)

const abc = { clientId: 'client-1', name: 'ABC A.Ş.' }
const entry: TimeEntry = {
  entryId: 'entry-1',
  case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' },
  clients: [abc],
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
const other: TimeEntry = { ...entry, entryId: 'entry-2', version: 5 }

const service = { serviceId: 's-1', caseId: 'case-1', amount: '4500.00', description: 'Çalışma, 3 sa' }

function chosenOf(entries: TimeEntry[]) {
  const dropped: string[] = []
  const nothing = () => undefined
  const put: Chosen['put'] = (some) => void dropped.push(...some.map(({ entryId }) => entryId))
  return { dropped, chosen: { entries, has: () => true, toggle: nothing, put, clear: nothing } }
}

test('entries of one client become services of today in one click, and are chosen no more', async (t) => {
  const { chosen, dropped } = chosenOf([entry, other])
  const screen = await show(t, barOf(chosen), {
    answers: { 'time.bill': () => ({ services: [service], amount: '4500.00' }) },
  })
  await screen.shows(/ABC A\.Ş\./)
  await screen.press('Hesaba işle')
  await screen.shows(/1 hizmet eklendi: 4\.500,00 ₺/)
  assert.deepEqual(screen.sent(), [
    {
      clientId: 'client-1',
      entries: [
        { entryId: 'entry-1', version: 3 },
        { entryId: 'entry-2', version: 5 },
      ],
      grouping: 'case',
    },
  ])
  await until(() => assert.deepEqual(dropped, ['entry-1', 'entry-2']))
})

for (const { what, asked } of [
  { what: 'an hourly rate is missing', asked: { ...other, rate: null, amount: null } },
  {
    what: 'a case has two clients',
    asked: { ...other, clients: [abc, { clientId: 'client-2', name: 'Yılmaz' }] },
  },
  {
    what: 'the clients are different',
    asked: { ...other, clients: [{ clientId: 'client-2', name: 'Yılmaz' }] },
  },
  { what: 'a case has no client', asked: { ...other, clients: [] } },
])
  test(`the dialog asks first if ${what}`, async (t) => {
    const screen = await show(t, barOf(chosenOf([entry, asked]).chosen))
    await screen.press('Hesaba işle')
    await until(() => assert.ok(document.querySelector('dialog[open]')))
    assert.deepEqual(screen.sent(), [])
  })
