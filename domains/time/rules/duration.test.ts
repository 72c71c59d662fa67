import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstAfter, minutesOf, readMinutes, startOf, timeInTurkey } from './duration.ts'

const at = (text: string) => new Date(text)
const now = at('2026-12-11T12:00:00.000Z')
const span = (from: string, to?: string) =>
  minutesOf({ startedAt: at(from), endedAt: to ? at(to) : undefined, now })

test('a span is counted in whole minutes, half a minute up, and is at least one', () => {
  assert.deepEqual(span('2026-12-11T11:18:00Z'), { minutes: 42 })
  assert.deepEqual(span('2026-12-11T11:00:00Z', '2026-12-11T11:10:29Z'), { minutes: 10 })
  assert.deepEqual(span('2026-12-11T11:00:00Z', '2026-12-11T11:10:30Z'), { minutes: 11 })
  assert.deepEqual(span('2026-12-11T12:00:00Z'), { minutes: 1 })
})

test('a span neither runs backwards nor takes more than a day nor ends in the future', () => {
  assert.deepEqual(span('2026-12-11T12:00:01Z'), { breaks: 'time.end_before_start' })
  assert.deepEqual(span('2026-12-11T11:00:00Z', '2026-12-11T10:59:59Z'), { breaks: 'time.end_before_start' })
  assert.deepEqual(span('2026-12-10T12:00:00Z'), { minutes: 1_440 })
  assert.deepEqual(span('2026-12-10T11:59:59Z'), { breaks: 'time.too_long' })
  assert.deepEqual(span('2026-12-11T11:00:00Z', '2026-12-11T12:05:00Z'), { minutes: 65 })
  assert.deepEqual(span('2026-12-11T11:00:00Z', '2026-12-11T12:05:01Z'), { breaks: 'time.in_future' })
})

test('a start from a device may lie some days back, and a clock that is ahead counts as now', () => {
  assert.deepEqual(startOf(at('2026-12-11T09:00:00Z'), now), { startedAt: at('2026-12-11T09:00:00Z') })
  assert.deepEqual(startOf(at('2026-12-11T12:04:00Z'), now), { startedAt: now })
  assert.deepEqual(startOf(at('2026-12-11T12:06:00Z'), now), { breaks: 'time.in_future' })
  assert.deepEqual(startOf(at('2026-12-04T11:59:59Z'), now), { breaks: 'time.too_old' })
  assert.deepEqual(startOf(at('2026-12-10T11:59:59Z'), now, 24), { breaks: 'time.too_old' })
})

test('the real end is the first such time after the start, even after midnight', () => {
  const evening = at('2026-12-11T19:30:00Z') // 22:30 in Turkey
  assert.deepEqual(firstAfter(evening, '23:15'), at('2026-12-11T20:15:00Z'))
  assert.deepEqual(firstAfter(evening, '1.05'), at('2026-12-11T22:05:00Z'))
  assert.deepEqual(firstAfter(evening, '22:30'), at('2026-12-12T19:30:00Z'))
  assert.equal(timeInTurkey(evening), '22:30')
  for (const wrong of ['24:00', '9', '9:5', 'öğlen', ''])
    assert.equal(firstAfter(evening, wrong), undefined, wrong)
})

test('minutes are typed as minutes, or as hours and minutes', () => {
  for (const [typed, minutes] of [
    ['90', 90],
    ['1:30', 90],
    ['0:05', 5],
    [' 1440 ', 1_440],
    ['24:00', 1_440],
  ] as const)
    assert.equal(readMinutes(typed), minutes, typed)
  for (const wrong of ['0', '0:00', '1441', '24:01', '1:5', '1:60', '-5', '1,5', 'x', ''])
    assert.equal(readMinutes(wrong), undefined, wrong)
})
