/** What is due today: the next thing where today has none, more on request, and a failure that leaves the rest alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { NoticeHost } from '@mizan/platform/ui'
import { until } from '@mizan/platform/ui/testing'
import type { Dated, Limit, Today } from '../../schemas.ts'
import { colleague, person, SignedIn, show } from '../testing/index.tsx'
import { Due } from './Due.tsx'
import { NextHearing } from './NextHearing.tsx'
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
  hearingKind: null,
  isPreDeadline: false,
  isCritical: false,
  assignee: person,
  reason: null,
  may: [],
  version: 1,
  ...more,
})
const none = { items: [], total: 0 }
const empty: Today = {
  ...{ date, scope: 'mine', overdue: none, today: none, nextDays: none, recentCases: [], may: [] },
}

function Parts() {
  const today = useToday()
  return (
    <>
      <Due today={today} />
      <Recent today={today} />
    </>
  )
}

const Blocks = () => (
  <SignedIn>
    <Parts />
  </SignedIn>
)

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
      'calendar.list': () => ({ items: [], isComplete: true, days: null }),
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
  await until(() => assert.deepEqual(asked, [10, 100]))
})

function Morning() {
  const today = useToday()
  return (
    <>
      {today.hearing && <NextHearing hearing={today.hearing} />}
      <Due today={today} />
    </>
  )
}

const morning = (
  <SignedIn>
    <Morning />
  </SignedIn>
)

const later = (days: number) => addDays(dayInTurkey(new Date()), days)
const hearingOn = (day: string) =>
  dated(1, { kind: 'hearing', id: 'hearing-1', date: day, time: null, caseTitle: 'Demir / Kaya' })
const countOf = (text: string) => (document.body.textContent ?? '').split(text).length - 1

test('a hearing that stands above is not among the others once more', async (t) => {
  const found = {
    ...empty,
    today: { items: [hearingOn(later(0)), dated(2, { date: later(0) })], total: 2 },
  }
  const screen = await show(t, morning, { answers: { 'dashboard.today': () => found } })
  await screen.shows('Görev 2')
  assert.equal(countOf('Demir / Kaya'), 1)
})

test('a day with nothing but the hearing above does not say that it has none', async (t) => {
  const found = {
    ...empty,
    today: { items: [hearingOn(later(0))], total: 1 },
    nextDays: { items: [dated(3, { date: later(3) })], total: 1 },
  }
  const screen = await show(t, morning, { answers: { 'dashboard.today': () => found } })
  await screen.shows('Görev 3')
  assert.equal(countOf('Demir / Kaya'), 1)
  assert.equal(countOf('Bugün duruşma ve son gün yok'), 0)
})

const limit: Limit = {
  ...{ limitId: 'limit-1', caseId: 'case-1', title: 'Cevap', date, preDeadline: null, note: '', basis: null },
  ...{ isCritical: false, state: 'open', requested: null, done: null, calculation: null, createdBy: person },
  ...{ createdAt: '2026-12-01T09:00:00.000Z', version: 1, may: [] },
}

test('a task and a plain time limit are ticked where they stand, and taken back; a critical one is not', async (t) => {
  const sent: string[] = []
  const may: Dated['may'] = ['complete']
  const found: Today = {
    ...empty,
    today: {
      items: [
        dated(0, { may, version: 3 }),
        dated(1, { kind: 'limit', id: 'limit-1', title: 'Cevap', may }),
        dated(2, { kind: 'limit', id: 'limit-2', title: 'İstinaf', isCritical: true }),
      ],
      total: 3,
    },
  }
  const note = (text: string, version = 0) => {
    sent.push(`${text} ${version}`)
    return version + 1
  }
  const screen = await show(
    t,
    <>
      {morning}
      <NoticeHost />
    </>,
    {
      answers: {
        'dashboard.today': () => found,
        'calendar.list': () => ({ items: [], isComplete: true, days: null }),
        'tasks.updateState': ({ params, body }) => ({
          ...params,
          version: note('task', body.version),
          meanwhile: [],
        }),
        'limits.complete': ({ body }) => ({ ...limit, version: note('complete', body.version) }),
        'limits.reopen': ({ body }) => ({ ...limit, version: note('reopen', body.version) }),
      },
    },
  )
  await screen.shows('Görev 0')
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  assert.deepEqual(
    boxes().map((box) => box.getAttribute('aria-label')),
    ['Tamamla: Görev 0', 'Tamamla: Cevap'],
  )
  boxes()[1]?.click()
  await screen.press('Geri al')
  boxes()[0]?.click()
  await until(() => assert.deepEqual(sent, ['complete 1', 'reopen 2', 'task 3']))
})

test('what is a colleague’s says why it is there, and a time limit stands once with its last day', async (t) => {
  const limit = { kind: 'limit', id: 'limit-1', title: 'Cevap süresi' } as const
  const found: Today = {
    ...empty,
    today: {
      items: [
        dated(0, { ...limit, isPreDeadline: true }),
        dated(1, { assignee: colleague, reason: 'followsTask' }),
      ],
      total: 2,
    },
    nextDays: { items: [dated(3, { ...limit, date: '2026-12-14' })], total: 1 },
  }
  const screen = await show(t, morning, {
    answers: {
      'dashboard.today': () => found,
      'calendar.list': () => ({ items: [], isComplete: true, days: null }),
    },
  })
  await screen.shows(/görevi takip ediyorsunuz/)
  await screen.shows(/son gün 14\.12\.2026/)
  assert.equal(countOf('Cevap süresi'), 1)
  assert.ok(!document.body.textContent?.includes('7 gün'))
})
