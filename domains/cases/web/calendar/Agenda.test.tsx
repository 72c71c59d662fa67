/** The list of days says how many things of a day it does not show, and opens the day. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CalendarItem } from '../../schemas.ts'
import { show } from '../testing/index.tsx'
import { Agenda } from './Agenda.tsx'

const item: CalendarItem = {
  ...{ kind: 'task', id: '1', caseId: 'case-1', caseNumber: '2026/129', caseTitle: 'Yılmaz / ABC' },
  ...{
    title: 'Bilirkişi raporu',
    date: '2026-12-14',
    time: null,
    room: null,
    hearingKind: null,
    isPreDeadline: false,
  },
  ...{ isCritical: false, isDone: false, assignee: null, version: 1 },
}
const marks = {
  holidayOn: () => undefined,
  isInRecess: () => false,
  isFree: () => false,
  areFeastsUnknown: false,
}

test('a full day says what is left of it and opens; a day that is shown whole does not', async (t) => {
  const opened: string[] = []
  const screen = await show(
    t,
    <Agenda
      days={['2026-12-14', '2026-12-15', '2026-12-16']}
      itemsOf={(day) => (day === '2026-12-16' ? [] : [{ ...item, id: day, date: day }])}
      countOf={(day) => ({ total: day === '2026-12-14' ? 38 : day === '2026-12-15' ? 1 : 0, isCut: false })}
      marks={marks}
      onOpen={(day) => opened.push(day)}
      empty="Boş"
    />,
  )
  await screen.press('14 Aralık 2026: 37 kayıt daha')
  assert.deepEqual(opened, ['2026-12-14'])
  assert.equal(document.querySelectorAll('h3').length, 2)
  assert.equal(document.querySelectorAll('button').length, 1)
})
