/** Tests of the dialog of one entry: its refusals, that only changes are sent, and a change by another person. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { AppError } from '@mizan/platform/contract'
import { changing, screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { TimeEntry } from '../../schemas.ts'
import { EntryDialog } from './EntryDialog.tsx'

const rows = {
  'cases.basicInfo': caseRows['cases.basicInfo'],
  'cases.people': caseRows['cases.people'],
  ...timeRows,
}
const show = screensOf({ rows, errors: { ...caseErrors, ...timeErrors } })

const entry: TimeEntry = {
  entryId: 'entry-1',
  case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' },
  clients: [],
  person: { id: 'user-1', name: 'Deniz Örnek' },
  date: '2026-01-10',
  minutes: 90,
  what: 'Dilekçe',
  rate: '1500.00',
  amount: '2250.00',
  version: 3,
  service: null,
  may: ['edit', 'delete'],
}

test('an entry is changed field by field, and changes by others are shown before they are overwritten', async (t) => {
  const closed: true[] = []
  let tries = 0
  const parts = changing(entry, (now) => <EntryDialog entry={now} onClose={() => closed.push(true)} />)
  const changes = [{ by: 'user-2', at: '2026-12-11T10:40:00.000Z', fields: ['minutes'] }]
  const screen = await show(t, parts.element, {
    answers: {
      'cases.people': () => ({ items: [{ id: 'user-2', name: 'Ayşe Kaya' }] }),
      'cases.basicInfo': () => ({ items: [] }),
      'time.update': () => {
        tries += 1
        if (tries < 3) throw new AppError('version.changed', { details: { version: 5, changes } })
        return { ...entry, meanwhile: [] }
      },
    },
  })
  await screen.holds('Dava', 'Yılmaz / ABC A.Ş.')
  await screen.holds('Çalışma süresi', '1:30')
  await screen.shows('Tutar: 2.250,00 ₺')
  for (const [label, typed, problem] of [
    ['Çalışma süresi', '24:01', 'Çalışma süresini dakika ya da saat:dakika olarak yazın; en çok 24 saat.'],
    ['Yapılan iş', ' ', 'Yapılan işi yazın.'],
    ['Saat ücreti', '0', 'Saat ücreti sıfırdan büyük ve 1.000.000 ₺ altında olmalı.'],
    ['Tarih', '31.12.2099', 'Gelecekteki bir güne çalışma süresi yazılamaz.'],
  ] as const) {
    await screen.type(label, typed)
    await screen.press('Kaydet')
    await screen.refuses(label, problem)
  }
  assert.deepEqual(screen.sent().filter(Boolean), [])
  await screen.type('Çalışma süresi', '40')
  await screen.type('Yapılan iş', 'Dilekçe')
  await screen.type('Saat ücreti', '')
  await screen.type('Tarih', '10.01.2026')
  await screen.press('Kaydet')
  await until(() => assert.equal(tries, 1))
  parts.become({ ...entry, minutes: 25, version: 5 })
  await screen.shows('Ayşe Kaya')
  await screen.shows('Çalışma süresi: 25 dk')
  await screen.holds('Çalışma süresi', '40')
  // Saving once more does not write over it either; only the choice does.
  await screen.press('Kaydet')
  await until(() => assert.equal(tries, 2))
  await screen.press('Benimkini kaydet')
  await until(() => assert.deepEqual(closed, [true]))
  const mine = { minutes: 40, rate: null }
  assert.deepEqual(screen.sent().filter(Boolean), [
    { ...mine, version: 3 },
    { ...mine, version: 3 },
    { ...mine, version: 5 },
  ])
})

test('time whose answer was lost is sent again with the same key', async (t) => {
  const keys: (string | undefined)[] = []
  const closed: true[] = []
  const given = { date: '2026-01-10', minutes: 90, what: 'Dilekçe' }
  const screen = await show(
    t,
    <EntryDialog caseId="case-1" given={given} onClose={() => closed.push(true)} />,
    {
      answers: {
        'cases.basicInfo': () => ({ items: [] }),
        'time.timer': () => ({ timer: null, lastRate: null, now: '2026-01-11T09:00:00.000Z' }),
        'time.add': ({ body }) => {
          keys.push(body.key)
          if (keys.length === 1) throw new Unreachable()
          return entry
        },
      },
    },
  )
  await screen.press('Kaydet')
  await until(() => assert.equal(keys.length, 1))
  await screen.press('Kaydet')
  await until(() => assert.deepEqual(closed, [true]))
  assert.ok(keys[0])
  assert.equal(keys[1], keys[0])
})
