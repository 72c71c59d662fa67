import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CalendarScale } from '../data/words.ts'
import { dayByKey, daysFrom, isInCourtRecess, rangeOf, stepFrom } from './calendar-days.ts'

const today = '2026-11-30'
const range = (scale: CalendarScale, day?: string) => rangeOf({ scale, day }, today)
const step = (scale: CalendarScale, day: string | undefined, by: 1 | -1) =>
  stepFrom({ scale, day }, today, by)

const month = (day: string) => {
  const { from, until } = range('month', day)
  const days = daysFrom(from, until)
  return [from, until, days.length / 7]
}

test('a month is shown in whole weeks from Monday to Sunday', () => {
  assert.deepEqual(month('2026-12-14'), ['2026-11-30', '2027-01-03', 5])
  // Begins on a Sunday and has 31 days.
  assert.deepEqual(month('2026-03-31'), ['2026-02-23', '2026-04-05', 6])
  // Begins on a Monday and has 28 days.
  assert.deepEqual(month('2027-02-01'), ['2027-02-01', '2027-02-28', 4])
  // 29 February.
  assert.deepEqual(month('2028-02-29'), ['2028-01-31', '2028-03-05', 5])
})

test('a week is that of the day, a list begins with the day', () => {
  assert.deepEqual(range('day', '2026-12-13'), { from: '2026-12-13', until: '2026-12-13' })
  assert.deepEqual(range('week', '2026-12-13'), { from: '2026-12-07', until: '2026-12-13' })
  assert.deepEqual(range('week', '2026-12-14'), { from: '2026-12-14', until: '2026-12-20' })
  assert.deepEqual(range('agenda', '2026-12-14'), { from: '2026-12-14', until: '2027-01-12' })
  assert.deepEqual(range('week'), { from: '2026-11-30', until: '2026-12-06' })
})

test('the month that is opened begins at this week, and a step from it leaves no day out', () => {
  assert.deepEqual(range('month'), { from: '2026-11-30', until: '2027-01-03' })
  assert.equal(step('month', undefined, 1), '2027-01-01')
  assert.equal(step('month', undefined, -1), '2026-11-01')
  assert.deepEqual(rangeOf({ scale: 'month', day: undefined }, '2026-12-02'), range('month'))
})

test('a step goes to the neighbouring month, week or list', () => {
  assert.equal(step('month', '2027-01-31', 1), '2027-02-28')
  assert.equal(step('week', '2026-12-14', -1), '2026-12-07')
  assert.equal(step('day', '2026-12-31', 1), '2027-01-01')
  const next = step('agenda', '2026-12-14', 1)
  assert.equal(next, '2027-01-13')
  assert.equal(step('agenda', next, -1), '2026-12-14')
})

test('arrows lead from day to day and week to week, Home and End through the week', () => {
  const from = (key: string) => dayByKey(key, '2026-12-31')
  assert.deepEqual(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from), [
    ...['2026-12-30', '2027-01-01', '2026-12-24', '2027-01-07'],
  ])
  assert.deepEqual(['Home', 'End', 'PageUp', 'PageDown'].map(from), [
    ...['2026-12-28', '2027-01-03', '2026-11-30', '2027-01-31'],
  ])
  assert.deepEqual(['a', 'toString', 'Tab'].map(from), [undefined, undefined, undefined])
})

test('the courts rest from 20 July to 31 August', () => {
  const days = ['2027-07-19', '2027-07-20', '2027-08-31', '2027-09-01']
  assert.deepEqual(days.map(isInCourtRecess), [false, true, true, false])
})
