import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueReminders, remindedUntil } from './due-reminders.ts'

const datesOn = (today: string, remindedOn: string, dates: string[], days = [7, 3, 1, 0]) =>
  dueReminders(
    dates.map((date) => ({ date })),
    days,
    { remindedOn, today },
  ).map(({ date }) => date)

test('a thing is due on each chosen day before it and on no other', () => {
  const all = Array.from({ length: 10 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
  assert.deepEqual(datesOn('2026-12-01', '2026-11-30', all), [
    '2026-12-01',
    '2026-12-02',
    '2026-12-04',
    '2026-12-08',
  ])
})

test('the reminders of a day without a run are sent later, including those due on it, and none is sent twice', () => {
  const dates = ['2026-12-07', '2026-12-08', '2026-12-09']
  assert.deepEqual(datesOn('2026-12-08', '2026-12-06', dates), dates)
  assert.deepEqual(datesOn('2026-12-08', '2026-12-08', dates), [])
})

test('a new person is reminded from today on, and only some days of a long stop are made up for', () => {
  assert.equal(remindedUntil(null, '2026-12-01', 7), '2026-11-30')
  assert.equal(remindedUntil('2026-11-28', '2026-12-01', 7), '2026-11-28')
  assert.equal(remindedUntil('2026-01-01', '2026-12-01', 7), '2026-11-24')
})
