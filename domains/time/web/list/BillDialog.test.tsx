/** The dialog that charges time: each service is shown with its text and amount before it is booked, and can be taken back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { TimeEntry } from '../../schemas.ts'
import { BillDialog } from './BillDialog.tsx'
import type { EntrySelection } from './use-chosen.ts'

const show = screensOf({ rows: timeRows, errors: timeErrors })

const entry: TimeEntry = {
  entryId: 'entry-1',
  case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' },
  clients: [{ clientId: 'client-1', name: 'ABC A.Ş.' }],
  person: { id: 'user-1', name: 'Deniz Örnek' },
  date: '2026-01-10',
  minutes: 90,
  what: 'Dava dilekçesi yazıldı',
  rate: '1500.00',
  amount: '2250.00',
  version: 3,
  service: null,
  may: ['edit', 'delete'],
}
const nothing = () => {}
const chosenOf = (...entries: TimeEntry[]): EntrySelection => ({
  ...{ entries, has: () => true, toggle: nothing, put: nothing, clear: nothing },
})
const service = { serviceId: 's-1', caseId: 'case-1', amount: '2250.00', description: 'Dilekçe' }
const billed = () => ({ services: [service], amount: '2250.00' })

test('a service is proposed with the work, its length and its cost', async (t) => {
  const closed: true[] = []
  const screen = await show(t, <BillDialog chosen={chosenOf(entry)} onClose={() => closed.push(true)} />, {
    answers: { 'time.bill': billed },
  })
  await screen.shows(/Bu metinleri müvekkili görebilen herkes okur/)
  await screen.shows(/Yılmaz \/ ABC A\.Ş\. · 10\.01\.2026 · 1 sa 30 dk/)
  await screen.holds('1. hizmetin açıklaması', 'Dava dilekçesi yazıldı, 1 sa 30 dk')
  await screen.holds('1. hizmetin tutarı', '2.250,00')
  await screen.type('Hizmet tarihi', 'dün')
  await screen.press('Hesaba işle')
  await until(() => assert.equal(closed.length, 1))
  assert.deepEqual(screen.sent(), [
    {
      clientId: 'client-1',
      date: addDays(dayInTurkey(new Date()), -1),
      services: [
        {
          entries: [{ entryId: 'entry-1', version: 3 }],
          description: 'Dava dilekçesi yazıldı, 1 sa 30 dk',
          amount: '2250.00',
        },
      ],
    },
  ])
})

test('text and amount can be written over, and neither may be missing', async (t) => {
  const rateless = { ...entry, entryId: 'entry-2', rate: null, amount: null }
  const screen = await show(t, <BillDialog chosen={chosenOf(rateless)} onClose={nothing} />, {
    answers: { 'time.bill': billed },
  })
  await screen.shows('Saat ücreti yazılmamış; tutarı siz yazın.')
  await screen.type('1. hizmetin açıklaması', ' ')
  await screen.press('Hesaba işle')
  await screen.refuses('1. hizmetin açıklaması', 'Yapılan işi yazın.')
  assert.deepEqual(screen.sent(), [])
  await screen.type('1. hizmetin açıklaması', 'Dilekçe')
  await screen.type('1. hizmetin tutarı', '1.250,50')
  await screen.press('Hesaba işle')
  await until(() => assert.equal(screen.sent().length, 1))
  const [{ services }] = screen.sent() as [{ services: { description: string; amount: string }[] }]
  assert.partialDeepStrictEqual(services, [{ description: 'Dilekçe', amount: '1250.50' }])
})

test('charged time is taken back with one press', async (t) => {
  const screen = await show(t, <BillDialog chosen={chosenOf(entry)} onClose={nothing} />, {
    answers: { 'time.bill': billed, 'time.unbill': () => ({ done: true as const }) },
  })
  await screen.press('Hesaba işle')
  await until(() => assert.match(document.body.textContent ?? '', /1 hizmet eklendi: 2\.250,00/))
  const undo = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Geri al')
  undo?.click()
  await until(() => assert.deepEqual(screen.sent().at(-1), { clientId: 'client-1', serviceIds: ['s-1'] }))
})
