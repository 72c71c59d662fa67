/** A day that is opened shows what is known of it at once, and asks for the rest in pages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import type { CalendarItem } from '../../schemas.ts'
import { show } from '../testing/index.tsx'
import { DayDialog } from './DayDialog.tsx'

const itemOf = (id: number): CalendarItem => ({
  ...{ kind: 'task', id: String(id), caseId: 'case-1', caseNumber: '2026/129', caseTitle: 'Yılmaz / ABC' },
  ...{
    title: `Görev ${id}`,
    date: '2026-12-14',
    time: null,
    room: null,
    hearingKind: null,
    isPreDeadline: false,
  },
  ...{ isCritical: false, isDone: false, assignee: null, version: 1 },
})
const all = Array.from({ length: 60 }, (_, at) => itemOf(at + 1))
const marks = {
  holidayOn: () => undefined,
  isInRecess: () => false,
  isFree: () => false,
  areFeastsUnknown: false,
}
const day = {
  day: '2026-12-14',
  scope: 'mine',
  kinds: ['task', 'hearing'],
  marks,
  onClose: () => undefined,
} as const

const rows = () => document.querySelectorAll('li').length

test('a day with more than the month shows is read in pages of fifty', async (t) => {
  const asked: string[] = []
  const screen = await show(
    t,
    <DayDialog {...day} known={all.slice(0, 3)} count={{ total: 60, isCut: false }} />,
    {
      answers: {
        'calendar.list': ({ query }) => {
          const { pageIndex, kinds, mine } = query
          asked.push(`${pageIndex} ${kinds} ${mine}`)
          const from = Number(pageIndex) * 50
          return { items: all.slice(from, from + 50), isComplete: from > 0, days: null }
        },
      },
    },
  )
  await until(() => assert.equal(rows(), 50))
  await screen.press('Sonraki')
  await until(() => assert.equal(rows(), 10))
  assert.deepEqual(asked, ['0 task,hearing true', '1 task,hearing true'])
})

test('a day that the calendar no longer shows is asked for, instead of seeming empty', async (t) => {
  const screen = await show(t, <DayDialog {...day} known={[]} count={undefined} />, {
    answers: { 'calendar.list': () => ({ items: all.slice(0, 2), isComplete: true, days: null }) },
  })
  await screen.shows('Görev: Görev 2')
  assert.ok(!document.body.textContent?.includes('Bu günde kayıt yok.'))
})

test('a day of which all is known asks for nothing', async (t) => {
  const screen = await show(
    t,
    <DayDialog {...day} known={all.slice(0, 2)} count={{ total: 2, isCut: false }} />,
  )
  await screen.shows('Görev: Görev 2')
  assert.equal(rows(), 2)
})

test('a day that is not counted to the end goes on until its last page', async (t) => {
  const counted = { total: 30, isCut: true }
  const screen = await show(t, <DayDialog {...day} known={all.slice(0, 30)} count={counted} />, {
    answers: {
      'calendar.list': ({ query }) => {
        const from = Number(query.pageIndex) * 50
        return { items: all.slice(from, from + 50), isComplete: from > 0, days: null }
      },
    },
  })
  await until(() => assert.equal(rows(), 50))
  await screen.press('Sonraki')
  await until(() => assert.equal(rows(), 10))
})
