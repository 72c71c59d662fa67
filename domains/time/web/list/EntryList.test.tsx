/** Tests of deleting recorded time that somebody else has changed since the person saw it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { AppError } from '@mizan/platform/contract'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { TimeEntry } from '../../schemas.ts'
import { EntryList } from './EntryList.tsx'

const rows = { 'cases.people': caseRows['cases.people'], ...timeRows }
const show = screensOf({ rows, errors: { ...caseErrors, ...timeErrors } })

const visitor = { account: undefined, awaited: false, failed: false, retry: () => undefined }

const sample: TimeEntry = {
  entryId: 'entry-1',
  case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' },
  clients: [],
  person: { id: 'user-1', name: 'Deniz Örnek' },
  date: '2026-01-10',
  minutes: 90,
  what: 'Dilekçe',
  rate: null,
  amount: null,
  version: 1,
  service: null,
  may: ['edit', 'delete'],
}

test('a person who deletes an entry that has changed first sees its present state', async (t) => {
  let entry = sample
  const seen: unknown[] = []
  const changes = [{ by: 'user-2', at: '2026-12-11T10:40:00.000Z', fields: ['minutes'] }]
  const sums = { minutes: 90, amount: '0.00', rateless: 1, may: [] }
  const list = (
    <AccountProvider value={visitor}>
      <EntryList address={{}} onTurn={() => {}} />
    </AccountProvider>
  )
  const screen = await show(t, list, {
    answers: {
      'time.list': () => ({ items: [entry], total: 1, pageIndex: 0, pageSize: 50, ...sums }),
      'cases.people': () => ({ items: [{ id: 'user-2', name: 'Ayşe Kaya' }] }),
      'time.delete': ({ body }) => {
        seen.push(body)
        if (body.version !== entry.version) throw new AppError('version.changed', { details: { changes } })
        return { done: true }
      },
    },
  })
  await screen.press('Diğer işlemler: Dilekçe')
  entry = { ...entry, minutes: 25, version: 2 }
  await until(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    const item = items.find(({ textContent }) => textContent === 'Sil')
    assert.ok(item, 'Sil is not in the menu')
    item.click()
  })
  await screen.shows('Ayşe Kaya')
  await screen.shows('Çalışma süresi: 25 dk')
  await screen.press('Bu hâliyle sil')
  await until(() => assert.deepEqual(seen, [{ version: 1 }, { version: 2 }]))
})
