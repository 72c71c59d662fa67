/** What is due today: the next thing where today has none, more on request, and a failure that leaves the rest alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { until } from '@mizan/platform/ui/testing'
import type { Dated, Today } from '../../schemas.ts'
import { colleague, person, SignedIn, show } from '../testing/index.tsx'
import { Due } from './Due.tsx'
import { NextHearing, useNextHearing } from './NextHearing.tsx'
import { Recent } from './Recent.tsx'
import { useToday } from './use-today.ts'

const date = '2026-12-11'
const dated = (number: number, more: Partial<Dated> = {}): Dated => ({
  kind: 'task',
  id: `task-${number}`,
  caseId: 'case-1',
  caseNumber: '2026/129',
  caseTitle: 'Yılmaz / ABC A.Ş.',
  title: `Görev ${number}`,
  date: addDays(date, number),
  time: null,
  room: null,
  isPreDeadline: false,
  isCritical: false,
  assignee: person,
  ...more,
})
const none = { items: [], total: 0 }
const empty: Today = {
  ...{ date, scope: 'mine', overdue: none, today: none, nextDays: none, recentCases: [], may: [] },
}

function Blocks() {
  const today = useToday()
  return (
    <SignedIn>
      <Due today={today} />
      <Recent today={today} />
    </SignedIn>
  )
}

test('a day without anything names what comes next, also if that is more than a week away', async (t) => {
  const hearing = { ...dated(30), kind: 'hearing' as const, isDone: false, time: '10:30', version: 1 }
  const { room: _room, ...shown } = { ...hearing, assignee: null }
  const others = { ...hearing, assignee: colleague, caseTitle: 'Başkasının' }
  const screen = await show(t, <Blocks />, {
    answers: {
      'dashboard.today': () => empty,
      'calendar.list': () => ({ items: [others, { ...shown, room: null }], isComplete: true, days: null }),
    },
  })
  await screen.shows('Sıradaki: 10.01.2027 duruşma, Yılmaz / ABC A.Ş.')
  assert.ok(!document.body.textContent?.includes('A.Ş..'))
  await screen.shows('Henüz dava yok.')
  assert.ok(!document.body.textContent?.includes('Geciken'))
})

test('five of a group are shown, and the others on request', async (t) => {
  const items = Array.from({ length: 7 }, (_, at) => dated(at - 9))
  const asked: number[] = []
  const screen = await show(t, <Blocks />, {
    answers: {
      'dashboard.today': ({ query }) => {
        asked.push(query.most)
        return {
          ...empty,
          overdue: { items: items.slice(0, query.most), total: 7 },
          today: { items: [dated(0)], total: 1 },
        }
      },
    },
  })
  await screen.shows('Görev -5')
  assert.ok(!document.body.textContent?.includes('Görev -4'))
  await screen.press('2 tane daha')
  await screen.shows('Görev -3')
  await until(() => assert.deepEqual(asked, [5, 100]))
})

function Phone() {
  const today = useToday()
  const hearing = useNextHearing(today, true)
  return (
    <>
      {hearing && <NextHearing hearing={hearing} />}
      <Due today={today} shownHearing={hearing?.id} />
    </>
  )
}

const phone = (
  <SignedIn>
    <Phone />
  </SignedIn>
)

const later = (days: number) => addDays(dayInTurkey(new Date()), days)
const hearingOn = (day: string) =>
  dated(1, { kind: 'hearing', id: 'hearing-1', date: day, time: null, caseTitle: 'Demir / Kaya' })
const countOf = (text: string) => (document.body.textContent ?? '').split(text).length - 1

test('a hearing that stands above on a phone is not among the others once more', async (t) => {
  const found = {
    ...empty,
    today: { items: [hearingOn(later(0)), dated(2, { date: later(0) })], total: 2 },
  }
  const screen = await show(t, phone, { answers: { 'dashboard.today': () => found } })
  await screen.shows('Görev 2')
  assert.equal(countOf('Demir / Kaya'), 1)
})

test('a day with nothing but the hearing above does not say that it has none', async (t) => {
  const found = {
    ...empty,
    today: { items: [hearingOn(later(0))], total: 1 },
    nextDays: { items: [dated(3, { date: later(3) })], total: 1 },
  }
  const screen = await show(t, phone, { answers: { 'dashboard.today': () => found } })
  await screen.shows('Görev 3')
  assert.equal(countOf('Demir / Kaya'), 1)
  assert.equal(countOf('Bugün duruşma ve son gün yok'), 0)
})
