import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  compareDates,
  dateOf,
  dayInTurkey,
  daysBetween,
  epochDayOf,
  isDate,
  lastDayOfMonth,
  typedDate,
  weekdayOf,
  yearOfEpochDay,
} from './index.ts'

test('a date is written with four, two and two digits, and exists in the calendar', () => {
  for (const text of ['2024-02-29', '1926-10-04', '2099-12-31']) assert.ok(isDate(text), text)
  const none = [
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-2-3',
    '24-02-03',
    '',
    '2024-02-29T00:00',
  ]
  for (const text of none) assert.equal(isDate(text), false, text)
  assert.equal(dateOf(2020, 2, 9), '2020-02-09')
  assert.deepEqual(
    [dateOf(2023, 2, 29), dateOf(2020, 1, 0), dateOf(20_200, 1, 1)],
    [undefined, undefined, undefined],
  )
})

test('days and weeks are counted across the ends of months and years', () => {
  assert.equal(addDays('2024-12-31', 1), '2025-01-01')
  assert.equal(addDays('2024-03-01', -1), '2024-02-29')
  assert.equal(addWeeks('2024-12-30', 2), '2025-01-13')
})

test('a term of months ends on the day with the same number, or on the last of the month', () => {
  assert.equal(addMonths('2024-01-31', 1), '2024-02-29')
  assert.equal(addMonths('2023-01-31', 1), '2023-02-28')
  assert.equal(addMonths('2024-08-31', 1), '2024-09-30')
  assert.equal(addMonths('2024-02-29', 12), '2025-02-28')
  assert.equal(addMonths('2024-03-15', -3), '2023-12-15')
  assert.equal(addMonths('2024-02-28', 1), '2024-03-28')
})

test('a term of years ends on the same day, and of 29 February on the 28th', () => {
  assert.equal(addYears('2024-02-29', 1), '2025-02-28')
  assert.equal(addYears('2024-02-29', 4), '2028-02-29')
  assert.equal(addYears('2026-11-22', -10), '2016-11-22')
})

test('weekdays are numbered from Monday', () => {
  assert.deepEqual(['2026-11-22', '2026-11-23', '1923-10-29'].map(weekdayOf), [7, 1, 1])
})

test('days are compared and counted', () => {
  assert.ok(compareDates('2024-02-29', '2024-03-01') < 0)
  assert.equal(compareDates('2024-03-01', '2024-03-01'), 0)
  assert.equal(daysBetween('2024-02-28', '2024-03-01'), 2)
  assert.equal(daysBetween('2025-01-01', '2024-01-01'), -366)
  assert.equal(lastDayOfMonth('2024-02-03'), '2024-02-29')
})

test('an instant falls on the day that it is in Turkey', () => {
  assert.equal(dayInTurkey(new Date('2026-11-22T20:59:59Z')), '2026-11-22')
  assert.equal(dayInTurkey(new Date('2026-11-22T21:00:00Z')), '2026-11-23')
  // Until 2016 the clocks went back in winter.
  assert.equal(dayInTurkey(new Date('2010-01-01T21:30:00Z')), '2010-01-01')
  assert.equal(dayInTurkey(new Date('2010-07-01T21:30:00Z')), '2010-07-02')
})

test('the time zone of the machine makes no difference', () => {
  const program = `import('${import.meta.dirname}/index.ts').then((c) => console.log(
    c.addDays('2024-03-30', 1), c.dayInTurkey(new Date('2026-11-22T21:00:00Z')), c.epochDayOf('2024-03-31')))`
  const at = (TZ: string) =>
    spawnSync(process.execPath, ['-e', program], { encoding: 'utf8', env: { ...process.env, TZ } }).stdout
  const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'].map(at)
  assert.deepEqual(zones, Array(3).fill('2024-03-31 2026-11-23 19813\n'))
})

test('a day as a number gives its year, and an invalid date throws', () => {
  assert.deepEqual([epochDayOf('1970-01-01'), epochDayOf('1969-12-31')], [0, -1])
  assert.deepEqual(
    [yearOfEpochDay(epochDayOf('1926-12-31')), yearOfEpochDay(epochDayOf('2024-01-01'))],
    [1926, 2024],
  )
  for (const work of [() => addDays('2023-02-29', 1), () => epochDayOf('no day'), () => weekdayOf('')])
    assert.throws(work, RangeError)
})

test('a typed date has its day first, with any separator', () => {
  for (const text of ['12.03.2024', '12/3/2024', ' 12-03-2024 ', '12 3 2024', '2024-03-12'])
    assert.equal(typedDate(text), '2024-03-12', text)
  for (const text of ['', '2024', '31.02.2024', '03.13.2024', '12.03.24', 'dün'])
    assert.equal(typedDate(text), undefined, text)
})
