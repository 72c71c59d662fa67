/** Properties of every time limit, whatever the day. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, lastDayOfMonth, weekdayOf } from '@mizan/platform/calendar'
import fc from 'fast-check'
import { seededFigures } from '../../data/figures.ts'
import { limitUnits, recessRules, serviceWays } from '../../data/limits.ts'
import { TimeLimitInput } from '../../schemas.ts'
import { yearlyHolidayOn } from '../holidays.ts'
import { calculateTimeLimit } from './calculate.ts'
import { countedDay } from './count.ts'
import { namedLimits } from './named-limits.ts'
import { isInRecess } from './recess.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const feasts = seededFigures.filter(({ table }) => table === 'holidays.turkey')

/** The dates are from 2024 to 2027, for which the feasts are in the table. */
const dates = fc.integer({ min: 0, max: 1_300 }).map((after) => addDays('2024-01-01', after))
const named = fc.constantFrom(...namedLimits.filter(({ unit, amount }) => unit !== 'year' && amount <= 60))
const services = fc.constantFrom(...serviceWays)

const lastDay = (body: Parameters<typeof TimeLimitInput.parse>[0]) =>
  calculateTimeLimit(TimeLimitInput.parse(body), seededFigures).lastDay

test('the last day is never at a weekend or on a public holiday, unless it is fixed', () => {
  fc.assert(
    fc.property(named, dates, services, (limit, date, service) => {
      const day = lastDay({ limit: limit.id, date, service })
      assert.ok(weekdayOf(day) < 6, `${limit.id} ${date} ${day}`)
      assert.notEqual(yearlyHolidayOn(day, 'turkey')?.isHalf, false, `${limit.id} ${date} ${day}`)
      assert.ok(!feasts.some(({ validFrom, validTo }) => validFrom <= day && day <= (validTo ?? '')), day)
    }),
  )
})

/** A limit that ends in the recess is extended past the end of one that begins later and ends on 1 September. */
test('a later start never brings an earlier last day than the earlier one has without the recess', () => {
  fc.assert(
    fc.property(named, dates, fc.integer({ min: 0, max: 60 }), services, (limit, date, later, service) => {
      const one = lastDay({ limit: limit.id, date, service, heardInRecess: true })
      const other = lastDay({ limit: limit.id, date: addDays(date, later), service })
      return one <= other
    }),
  )
})

/** A limit that ends on 31 August is extended past the end of one that ends on 1 September. */
test('a longer time limit of the same unit never ends earlier than the shorter one without the recess', () => {
  fc.assert(
    fc.property(
      dates,
      fc.constantFrom(...limitUnits.filter((unit) => unit !== 'year')),
      fc.constantFrom(...recessRules),
      fc.integer({ min: 1, max: 8 }),
      (date, unit, recess, amount) =>
        lastDay({ own: { amount, unit, recess }, date, heardInRecess: true }) <=
        lastDay({ own: { amount: amount + 1, unit, recess }, date }),
    ),
  )
})

test('what the recess extends ends outside of it, and never before the day without it', () => {
  fc.assert(
    fc.property(
      dates,
      fc.constantFrom('hmk', 'iyuk', 'cmk'),
      fc.integer({ min: 1, max: 90 }),
      (date, recess, amount) => {
        const body = { own: { amount, unit: 'day', recess }, date } as const
        const day = lastDay(body)
        return !isInRecess(day) && day >= lastDay({ ...body, heardInRecess: true })
      },
    ),
  )
})

test('months end on the same day of the month, or on its last one', () => {
  const length = { isBack: false, isClear: false, unit: 'month' } as const
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 60 }), (date, amount) => {
      const day = countedDay(date, { ...length, amount }, { isWorking: () => true })
      assert.equal(day.slice(0, 7), addMonths(`${date.slice(0, 7)}-01`, amount).slice(0, 7))
      assert.ok(
        day.slice(8) === date.slice(8) || (day === lastDayOfMonth(day) && day.slice(8) < date.slice(8)),
      )
    }),
  )
})

test('a longer limit by one week ends seven days later, and counting back and forth gives the same day', () => {
  const counted = (date: string, unit: 'day' | 'week', amount: number, isBack = false) =>
    countedDay(date, { isBack, isClear: false, unit, amount }, { isWorking: () => true })
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 50 }), (date, amount) => {
      assert.equal(counted(date, 'week', amount), counted(date, 'day', 7 * amount))
      assert.equal(counted(counted(date, 'day', amount), 'day', amount, true), date)
    }),
  )
})
