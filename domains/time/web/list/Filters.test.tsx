/** The days of a range are typed as in every other field of a day. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import type { TimeAddress } from '../address.ts'
import { Filters } from './Filters.tsx'

const rows = { 'cases.basicInfo': caseRows['cases.basicInfo'], 'cases.people': caseRows['cases.people'] }
const show = screensOf({ rows, errors: caseErrors })

test('a range takes a day and a month, which lie in the past, and words', async (t) => {
  const chosen: Partial<TimeAddress>[] = []
  const screen = await show(
    t,
    <AccountProvider value={{ account: undefined, awaited: false, failed: false, retry: () => undefined }}>
      <Filters address={{ period: 'range' }} onChange={(next) => chosen.push(next)} />
    </AccountProvider>,
    {
      answers: { 'cases.people': () => ({ items: [] }), 'cases.basicInfo': () => ({ items: [] }) },
    },
  )
  const today = dayInTurkey(new Date())
  const thisYear = `${today.slice(0, 4)}-01-01`
  await screen.type('Başlangıç', '1.1')
  await screen.type('Bitiş', 'bugün')
  await until(() => assert.deepEqual(chosen, [{ from: thisYear, to: today }]))
  const [, month, day] = addDays(today, 1).split('-')
  await screen.type('Başlangıç', `${day}.${month}`)
  await until(() => assert.ok((chosen.at(-1)?.from ?? '') < today))
  await screen.type('Bitiş', '1.1.1950')
  await screen.refuses('Bitiş', 'Bitiş başlangıçtan önce olamaz.')
})
