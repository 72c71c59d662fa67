/** The dialog of one entry: what it refuses, that only changes are sent, and a change that came in between. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { TimeEntry } from '../../schemas.ts'
import { EntryDialog } from './EntryDialog.tsx'

const rows = { 'cases.basicInfo': caseRows['cases.basicInfo'], ...timeRows }
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

test('an entry is changed field by field, and what somebody else has saved meanwhile is said before it is overwritten', async (t) => {
  const closed: true[] = []
  let tries = 0
  const screen = await show(t, <EntryDialog entry={entry} onClose={() => closed.push(true)} />, {
    answers: {
      'cases.basicInfo': () => ({ items: [] }),
      'time.update': () => {
        tries += 1
        if (tries === 1) throw new AppError('version.changed', { details: { version: 5 } })
        return { ...entry, meanwhile: [] }
      },
    },
  })
  await screen.holds('Dava', 'Yılmaz / ABC A.Ş.')
  await screen.holds('Zaman', '1:30')
  await screen.shows('Tutar: 2.250,00 ₺')
  for (const [label, typed, problem] of [
    ['Zaman', '24:01', 'Zamanı dakika ya da saat:dakika olarak yazın; en çok 24 saat.'],
    ['Yapılan iş', ' ', 'Yapılan işi yazın.'],
    ['Saat ücreti', '0', 'Saat ücreti sıfırdan büyük ve 1.000.000 ₺ altında olmalı.'],
    ['Tarih', '31.12.2099', 'Gelecekteki bir güne zaman yazılamaz.'],
  ] as const) {
    await screen.type(label, typed)
    await screen.press('Zamanı kaydet')
    await screen.refuses(label, problem)
  }
  assert.deepEqual(screen.sent().filter(Boolean), [])
  await screen.type('Zaman', '40')
  await screen.type('Yapılan iş', 'Dilekçe')
  await screen.type('Saat ücreti', '')
  await screen.type('Tarih', '10.01.2026')
  await screen.press('Zamanı kaydet')
  await until(() => assert.equal(tries, 1))
  await screen.holds('Zaman', '40')
  await screen.press('Zamanı kaydet')
  await until(() => assert.deepEqual(closed, [true]))
  assert.deepEqual(screen.sent().filter(Boolean), [
    { minutes: 40, rate: null, version: 3 },
    { minutes: 40, rate: null, version: 5 },
  ])
})
