import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '@mizan/platform/calendar'
import fc from 'fast-check'
import { seededFigures } from '../../data/figures.ts'
import { LeaveInput, OvertimeInput, SeveranceInput } from '../../schemas/labour.ts'
import { calculateLeave } from './leave.ts'
import { calculateOvertime } from './overtime.ts'
import { serviceOf } from './service.ts'
import { calculateSeverance, noticeWeeks } from './severance.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const severance = (rest: object) =>
  calculateSeverance(
    SeveranceInput.parse({ startDate: '2021-01-01', endDate: '2026-03-31', pay: '60000', ...rest }),
    seededFigures,
  )
const leave = (rest: object) =>
  calculateLeave(LeaveInput.parse({ startDate: '2010-03-01', endDate: '2026-03-31', ...rest }), seededFigures)
const overtime = (rest: object) =>
  calculateOvertime(OvertimeInput.parse({ date: '2026-03-31', pay: '45000', ...rest }), seededFigures)

test('the first and the last day of employment count', () => {
  const service = (start: string, end: string) => Object.values(serviceOf(start, end)).join(' ')
  assert.equal(service('2021-01-01', '2025-12-31'), '5 0 0')
  assert.equal(service('2021-01-01', '2026-03-31'), '5 3 0')
  assert.equal(service('2020-02-29', '2021-02-26'), '0 11 29')
  assert.equal(service('2020-02-29', '2021-02-28'), '1 0 1')
  assert.equal(service('2026-01-31', '2026-01-31'), '0 0 1')
  assert.throws(() => serviceOf('2026-01-02', '2026-01-01'), { code: 'calculators.end_before_start' })
})

test('severance is a month’s pay for each year and in proportion for the rest, less stamp duty', () => {
  const answer = severance({ hasNotice: false })
  assert.deepEqual(answer.severance, {
    gross: '315000.00',
    incomeTax: '0.00',
    stampDuty: '2390.85',
    net: '312609.15',
  })
  assert.equal(answer.total, '312609.15')
})

test('pay with benefits counts up to the ceiling of the day on which employment ends', () => {
  const answer = severance({ benefits: '10000' })
  assert.deepEqual([answer.monthly, answer.counted], ['70000.00', '64948.77'])
  assert.ok(answer.notes.some(({ code }) => code === 'labour.capped'))
  assert.equal(severance({ benefits: '10000', endDate: '2026-07-01' }).counted, '70000.00')
})

test('less than a year earns no severance', () => {
  const answer = severance({ startDate: '2025-06-01' })
  assert.equal(answer.severance.gross, '0.00')
  assert.ok(answer.notes.some(({ code }) => code === 'labour.less_than_a_year'))
})

test('pay in place of notice is taxed on top of the amounts taxed before', () => {
  const { notice, noticeWeeks: weeks } = severance({ hasSeverance: false })
  assert.equal(weeks, 8)
  assert.deepEqual(notice, {
    gross: '112000.00',
    incomeTax: '16800.00',
    stampDuty: '850.08',
    net: '94349.92',
  })
  const later = severance({ hasSeverance: false, taxedBefore: '150000' }).notice
  assert.equal(later.incomeTax, '20400.00')
})

test('notice grows at six months, a year and a half, and after three years', () => {
  const weeks = (years: number, months: number, days: number) => noticeWeeks({ years, months, days })
  assert.deepEqual(
    [weeks(0, 5, 30), weeks(0, 6, 0), weeks(1, 5, 29), weeks(1, 6, 0), weeks(3, 0, 0), weeks(3, 0, 1)],
    [2, 4, 4, 6, 6, 8],
  )
})

test('tax on wages of a year without brackets is refused, not guessed', () => {
  assert.throws(() => severance({ endDate: '2025-12-31' }), { code: 'calculators.no_figure' })
  assert.equal(severance({ endDate: '2025-12-31', hasNotice: false }).severance.gross, '269598.40')
})

test('leave grows with service: fourteen, twenty and twenty-six days', () => {
  const answer = leave({ usedDays: 100 })
  assert.deepEqual([answer.years.length, answer.earnedDays, answer.leftDays], [16, 302, 202])
  assert.deepEqual(
    [answer.years[4]?.days, answer.years[5]?.days, answer.years[13]?.days, answer.years[14]?.days],
    [14, 20, 20, 26],
  )
  assert.equal(leave({ isUnderground: true }).earnedDays, 302 + 12 * 4)
})

test('an employee of at most eighteen, or at least fifty, years has at least twenty days', () => {
  const young = { startDate: '2024-01-01', endDate: '2026-01-01', birthDate: '2006-06-01' }
  assert.deepEqual(
    leave(young).years.map(({ days }) => days),
    [20, 14],
  )
  const old = { startDate: '2024-01-01', endDate: '2026-01-01', birthDate: '1976-01-01' }
  assert.deepEqual(
    leave(old).years.map(({ days }) => days),
    [14, 20],
  )
})

test('leave that is left is paid by the day, less contributions and taxes', () => {
  const answer = leave({ startDate: '2025-01-01', endDate: '2026-03-31', pay: '45000' })
  assert.equal(answer.leftDays, 14)
  assert.deepEqual(answer.pay, {
    gross: '21000.00',
    contributions: '3150.00',
    incomeTax: '2677.50',
    stampDuty: '159.39',
    net: '15013.11',
  })
  assert.equal(leave({ usedDays: 400 }).leftDays, 0)
})

test('overtime is paid with half as much again, extra hours with a quarter, below ground twice', () => {
  assert.equal(overtime({ hours: '10' }).overtime, '3000.00')
  assert.equal(overtime({ extraHours: '10' }).extra, '2500.00')
  assert.equal(overtime({ undergroundHours: '10' }).underground, '4000.00')
  const reduced = overtime({ hours: '300', reduction: '30' })
  assert.deepEqual([reduced.hourly, reduced.reduction, reduced.total], ['200.00', '27000.00', '63000.00'])
  assert.ok(reduced.notes.some(({ code }) => code === 'labour.yearly_overtime'))
  assert.equal(overtime({ hours: '0.5' }).total, '150.00')
})

test('a longer employment never has a lower severance', () => {
  const days = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(days, days, (one, other) => {
      const gross = (more: number) =>
        Number(severance({ startDate: addDays('2026-03-31', -more), hasNotice: false }).severance.gross)
      assert.ok(gross(Math.min(one, other)) <= gross(Math.max(one, other)) + 0.02)
    }),
    { numRuns: 50 },
  )
})

test('leave of years before its law, and of work below ground before 2014, is noted', () => {
  const codes = (rest: object) => leave(rest).notes.map(({ code }) => code)
  const [before, below] = ['labour.leave_before_2003', 'labour.leave_underground_2014']
  assert.ok(codes({ startDate: '2002-06-09' }).includes(before))
  assert.ok(!codes({ startDate: '2002-06-10' }).includes(before))
  assert.ok(codes({ startDate: '2013-09-10', isUnderground: true }).includes(below))
  assert.ok(!codes({ startDate: '2013-09-11', isUnderground: true }).includes(below))
})

test('somebody born after their first day of work is refused in words', () => {
  assert.throws(() => leave({ birthDate: '2010-03-01' }), { code: 'labour.born_after_start' })
  assert.equal(leave({ birthDate: '1990-03-01' }).earnedDays, 302)
})
