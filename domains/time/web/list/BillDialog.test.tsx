/** The dialog that charges time: it says who reads the description, and sends one only if it was written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { TimeEntry } from '../../schemas.ts'
import { BillDialog } from './BillDialog.tsx'
import type { Chosen } from './use-chosen.ts'

const show = screensOf({ rows: timeRows, errors: timeErrors })

const entry: TimeEntry = {
  entryId: 'entry-1',
  case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' },
  clients: [{ clientId: 'client-1', name: 'ABC A.Ş.' }],
  person: { id: 'user-1', name: 'Deniz Örnek' },
  date: '2026-01-10',
  minutes: 90,
  what: 'Gizli görüşme',
  rate: '1500.00',
  amount: '2250.00',
  version: 3,
  service: null,
  may: ['edit', 'delete'],
}

test('whoever charges time is told who reads the description, which is sent only if they wrote one', async (t) => {
  const nothing = () => {}
  const chosen: Chosen = { entries: [entry], has: () => true, toggle: nothing, put: nothing, clear: nothing }
  const closed: true[] = []
  const screen = await show(t, <BillDialog chosen={chosen} onClose={() => closed.push(true)} />, {
    answers: { 'time.bill': () => ({ services: [], amount: '2250.00' }) },
  })
  await screen.shows(/Müvekkili görebilen herkes okur/)
  await screen.press('Hesaba işle')
  await until(() => assert.equal(closed.length, 1))
  await screen.type('Açıklama', ' Dilekçe hazırlığı ')
  await screen.press('Hesaba işle')
  await until(() => assert.equal(closed.length, 2))
  await screen.type('Hizmet tarihi', 'dün')
  await screen.press('Hesaba işle')
  await until(() => assert.equal(closed.length, 3))
  const [{ date }] = screen.sent().slice(-1) as [{ date: string }]
  assert.equal(date, addDays(dayInTurkey(new Date()), -1))
  const texts = screen.sent().flatMap((body) => (body as { description?: string } | undefined) ?? [])
  assert.deepEqual(
    texts.map(({ description }) => description),
    [undefined, 'Dilekçe hazırlığı', 'Dilekçe hazırlığı'],
  )
})
