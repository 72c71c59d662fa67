/** Properties of every limitation in criminal matters. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '@mizan/platform/calendar'
import fc from 'fast-check'
import { ages, penalties } from '../../data/limitation.ts'
import { CaseLimitationInput, PenaltyLimitationInput } from '../../schemas/limitation.ts'
import { calculateCaseLimitation } from './case.ts'
import { calculatePenaltyLimitation } from './penalty.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const dates = fc.integer({ min: 0, max: 6_000 }).map((after) => addDays('2005-06-01', after))
const penalty = fc.constantFrom(...penalties)
const age = fc.constantFrom(...ages)
const kinds = fc.constantFrom('statement', 'arrest', 'indictment', 'conviction')

/** Days after the crime on which an event interrupts it. */
const breaks = fc.array(fc.record({ kind: kinds, after: fc.integer({ min: 0, max: 9_000 }) }), {
  maxLength: 6,
})
const stops = fc.array(
  fc.record({ after: fc.integer({ min: 0, max: 9_000 }), days: fc.integer({ min: 1, max: 900 }) }),
  { maxLength: 4 },
)
type Breaks = { kind: string; after: number }[]
type Stops = { after: number; days: number }[]

const interruptions = (date: string, all: Breaks) =>
  all.map(({ kind, after }) => ({ kind, day: addDays(date, after) }))
const suspensions = (date: string, all: Stops) =>
  all.map(({ after, days }) => ({
    kind: 'permission',
    day: addDays(date, after),
    until: addDays(date, after + days),
  }))

const of = (body: object) => calculateCaseLimitation(CaseLimitationInput.parse(body))

test('interruptions never make limitation run out earlier, nor later than half as much again', () => {
  fc.assert(
    fc.property(penalty, age, dates, breaks, (penalties, ages, date, all) => {
      const plain = of({ penalty: penalties, age: ages, date })
      const broken = of({ penalty: penalties, age: ages, date, interruptions: interruptions(date, all) })
      assert.ok(broken.lastDay >= plain.lastDay)
      assert.ok(broken.capDay === null || broken.lastDay <= broken.capDay)
      assert.ok(broken.capDay === null || broken.capDay > plain.lastDay)
    }),
  )
})

test('the order in which interruptions and suspensions are entered does not matter', () => {
  fc.assert(
    fc.property(dates, breaks, stops, (date, all, still) => {
      const body = { penalty: 'five', date }
      const one = of({
        ...body,
        interruptions: interruptions(date, all),
        suspensions: suspensions(date, still),
      })
      const other = of({
        ...body,
        interruptions: interruptions(date, all).toReversed(),
        suspensions: suspensions(date, still).toReversed(),
      })
      assert.equal(one.lastDay, other.lastDay)
      assert.equal(one.capDay, other.capDay)
    }),
  )
})

test('a suspension never makes limitation run out earlier, nor later by more days than it lasted', () => {
  fc.assert(
    fc.property(penalty, age, dates, stops, (penalties, ages, date, still) => {
      const plain = of({ penalty: penalties, age: ages, date })
      const stopped = of({ penalty: penalties, age: ages, date, suspensions: suspensions(date, still) })
      const lasted = still.reduce((sum, { days }) => sum + days, 0)
      assert.ok(stopped.lastDay >= plain.lastDay && stopped.lastDay <= addDays(plain.lastDay, lasted))
    }),
  )
})

test('a heavier penalty, and an older person, never lapse earlier', () => {
  fc.assert(
    fc.property(dates, breaks, (date, all) => {
      const days = penalties.map(
        (one) => of({ penalty: one, date, interruptions: interruptions(date, all) }).lastDay,
      )
      assert.deepEqual(days, days.toSorted().toReversed())
      const byAge = ages.map((one) => of({ penalty: 'life', age: one, date }).lastDay)
      assert.deepEqual(byAge, byAge.toSorted().toReversed())
    }),
  )
})

test('a later crime and a later judgment never lapse earlier', () => {
  fc.assert(
    fc.property(penalty, age, dates, fc.integer({ min: 1, max: 500 }), (penalties, ages, date, later) => {
      const body = { penalty: penalties, age: ages }
      assert.ok(of({ ...body, date }).lastDay <= of({ ...body, date: addDays(date, later) }).lastDay)
      const judged = (day: string) =>
        calculatePenaltyLimitation(PenaltyLimitationInput.parse({ ...body, crimeDate: date, date: day }))
          .lastDay
      assert.ok(judged(date) <= judged(addDays(date, later)))
    }),
  )
})
