/** The grid of the calendar is walked with keys; a day opens with Enter. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { daysFrom, rangeOf } from '../../rules/calendar-days.ts'
import type { CalendarItem } from '../../schemas.ts'
import { show } from '../testing/index.tsx'
import { Grid } from './Grid.tsx'

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
const items = [1, 2, 3, 4, 5].map(itemOf)
const none: CalendarItem[] = []
const limit: CalendarItem = { ...itemOf(9), kind: 'limit', title: 'İstinaf', date: '2026-12-17' }
const limits = [limit, { ...limit, isPreDeadline: true }]
const marks = {
  holidayOn: (day: string) => (day === '2027-01-01' ? 'Yılbaşı' : undefined),
  isInRecess: () => false,
  isFree: () => false,
  areFeastsUnknown: false,
}

/** A day whose things are not counted to the end. */
const crowded = '2026-12-23'

function Month({ onOpen }: { onOpen: (day: string) => void }) {
  const [current, setCurrent] = useState('2026-12-14')
  const { from, until: last } = rangeOf({ scale: 'month', day: current }, current)
  return (
    <Grid
      label={current.slice(0, 7)}
      days={daysFrom(from, last)}
      itemsOf={(day) => (day === '2026-12-14' ? items : day === limit.date ? limits : none)}
      countOf={(day) => ({
        total: day === '2026-12-14' ? 37 : day === crowded ? 30 : day === limit.date ? limits.length : 0,
        isCut: day === crowded,
      })}
      marks={marks}
      month={current}
      current={current}
      most={3}
      mayMove={() => false}
      onCurrent={setCurrent}
      onOpen={onOpen}
      onMove={() => undefined}
    />
  )
}

const at = () => (document.activeElement as HTMLElement | null)?.dataset.day
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('arrows move the one Tab stop from day to day, into other months as well', async (t) => {
  const opened: string[] = []
  const screen = await show(t, <Month onOpen={(day) => opened.push(day)} />)
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('td[tabindex="0"]')].map((one) => one.dataset.day)
  await until(() => assert.deepEqual(stops(), ['2026-12-14']))
  document.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  for (const [key, day] of [
    ['ArrowRight', '2026-12-15'],
    ['ArrowDown', '2026-12-22'],
    ['End', '2026-12-27'],
    ['PageDown', '2027-01-27'],
  ] as const) {
    press(key)
    await until(() => assert.equal(at(), day))
    assert.deepEqual(stops(), [day])
  }
  press('Enter')
  assert.deepEqual(opened, ['2027-01-27'])
  assert.equal(document.querySelector('[title="Yılbaşı"]')?.closest('td')?.dataset.day, '2027-01-01')
  press('PageUp')
  await screen.press('14 Aralık 2026: 34 kayıt daha')
  assert.deepEqual(opened, ['2027-01-27', '2026-12-14'])
})

test('a day that is not counted to the end says that it has more than the counted things', async (t) => {
  const opened: string[] = []
  const screen = await show(t, <Month onOpen={(day) => opened.push(day)} />)
  await screen.press('23 Aralık 2026: 30+ kayıt daha')
  assert.deepEqual(opened, [crowded])
  const cell = document.querySelector(`[data-day="${crowded}"]`)
  assert.match(cell?.textContent ?? '', /23 Aralık 2026 Çarşamba, 30 kayıttan çok/)
  assert.match(cell?.textContent ?? '', /30\+ kayıt/)
})

test('the earlier day of a time limit says so, and does not look like its last day', async (t) => {
  await show(t, <Month onOpen={() => undefined} />)
  const entries = () => [...document.querySelectorAll(`[data-day="${limit.date}"] a`)]
  await until(() => assert.equal(entries().length, 2))
  const [last, earlier] = entries()
  assert.match(last?.textContent ?? '', /İstinaf · Yılmaz/)
  assert.doesNotMatch(last?.textContent ?? '', /Hatırlatma günü/)
  assert.match(earlier?.textContent ?? '', /Hatırlatma günü: İstinaf · Yılmaz/)
  assert.notEqual(last?.querySelector('svg')?.innerHTML, earlier?.querySelector('svg')?.innerHTML)
})
