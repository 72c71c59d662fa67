/** What today asks: the next thing where today has none, more on request, and a failure that leaves the rest alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '@mizan/platform/calendar'
import { until } from '@mizan/platform/ui/testing'
import type { Dated, Today } from '../../schemas.ts'
import { person, SignedIn, show } from '../testing/index.tsx'
import { Due } from './Due.tsx'
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
  const { room: _room, ...shown } = hearing
  const others = { ...hearing, assignee: null, caseTitle: 'Başkasının' }
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
