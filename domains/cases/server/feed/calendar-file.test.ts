/** A calendar of thousands of things is written in turns, and is the same file as one that is written at a stretch. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import type { DatedOfCase } from '../calendar/store/calendar.ts'
import { type CalendarContents, calendarFile } from './calendar-file.ts'

const thing = (at: number, time: string | null): DatedOfCase =>
  ({
    ...{
      kind: time ? 'hearing' : 'deadline',
      id: `thing-${at}`,
      title: 'BEGIN:VEVENT',
      date: '2026-12-14',
      time,
    },
    ...{ room: null, version: 1, changed_at: '2026-12-01T09:00:00.000Z', assignee_id: null },
    ...{ is_pre: false, is_critical: false, is_done: false, hearing_kind: null },
    ...{ case_id: `case-${at}`, case_number: `2026/${at}`, case_title: 'END:VCALENDAR' },
  }) as DatedOfCase

const contentsOf = (items: DatedOfCase[]) =>
  ({
    items,
    settings: { kinds: [], days: [] },
    language: 'tr',
    country: 'turkey',
    site: 'https://mizan.test',
  }) as unknown as CalendarContents

const count = (text: string, line: string) => text.split('\r\n').filter((one) => one === line).length

test('all things stand in one calendar, with the rules of the zone once if something has an hour', async () => {
  const items = Array.from({ length: 120 }, (_, at) => thing(at, at === 77 ? '10:30' : null))
  const file = await calendarFile(contentsOf(items))
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR']
  assert.deepEqual(
    lines.map((line) => count(file, line)),
    [1, 1, 120, 120, 1],
  )
  for (let at = 0; at < 120; at += 1) assert.ok(file.includes(`-thing-${at}@mizan`), String(at))
  assert.ok(file.endsWith('END:VCALENDAR'))
  const whole = await calendarFile(contentsOf(items.slice(0, 3)))
  assert.deepEqual([count(whole, 'BEGIN:VTIMEZONE'), count(whole, 'BEGIN:VEVENT')], [0, 3])
  const empty = await calendarFile(contentsOf([]))
  assert.deepEqual([count(empty, 'BEGIN:VEVENT'), count(empty, 'END:VCALENDAR')], [0, 1])
})

test('others are let in between', async (t) => {
  let clock = 0
  t.mock.method(performance, 'now', () => (clock += 10))
  let rounds = 0
  let isDone = false
  const file = calendarFile(contentsOf(Array.from({ length: 500 }, (_, at) => thing(at, null)))).then(() => {
    isDone = true
  })
  for (; !isDone; rounds += 1) await nextRound()
  await file
  assert.ok(rounds >= 10, String(rounds))
})
