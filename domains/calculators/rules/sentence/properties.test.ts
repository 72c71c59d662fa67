/** Properties of every sentence. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysBetween } from '@mizan/platform/calendar'
import fc from 'fast-check'
import { type RegimeName, regimeOf, regimes } from '../../data/sentence.ts'
import { SentenceInput } from '../../schemas/sentence.ts'
import { Refusal } from '../refusal.ts'
import { calculateSentence } from './calculate.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const groups = fc.constantFrom(
  ...(Object.keys(regimes) as RegimeName[]).filter((name) => regimeOf(name).share !== undefined),
)
const crimes = fc.integer({ min: 0, max: 2_400 }).map((after) => addDays('2020-04-16', after))
/** Terms in days: months of thirty days and years of twelve months. */
const terms = fc.integer({ min: 1, max: 30 * 360 })
const served = fc.integer({ min: 0, max: 400 })

const written = (days: number) => ({
  years: Math.floor(days / 360),
  months: Math.floor((days % 360) / 30),
  days: days % 30,
})
const of = (body: object) => calculateSentence(SentenceInput.parse(body))

test('a longer term never ends earlier, nor is anybody released from it earlier', () => {
  fc.assert(
    fc.property(groups, crimes, terms, terms, (group, crimeDate, one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)].map((days) =>
        of({ group, crimeDate, date: addDays(crimeDate, 500), ...written(days) }),
      )
      assert.ok(short && long && short.releaseDay <= long.releaseDay)
      assert.ok((short.endDay ?? '') <= (long.endDay ?? ''))
    }),
  )
})

test('more days that are deducted never bring a later day', () => {
  fc.assert(
    fc.property(groups, crimes, terms, served, served, (group, crimeDate, term, one, more) => {
      const body = { group, crimeDate, date: addDays(crimeDate, 900), ...written(term) }
      fc.pre(one + more < term)
      const fewer = of({ ...body, served: one })
      const all = of({ ...body, served: one + more })
      assert.ok(all.releaseDay <= fewer.releaseDay)
      assert.equal(daysBetween(all.endDay ?? '', fewer.endDay ?? ''), more)
    }),
  )
})

test('the days are in their order: begin, probation, release, end of the supervision, end of the term', () => {
  fc.assert(
    fc.property(groups, crimes, terms, served, (group, crimeDate, term, days) => {
      fc.pre(days < term)
      const date = addDays(crimeDate, 900)
      const { probationDay, releaseDay, supervisedUntil, endDay } = of({
        group,
        crimeDate,
        date,
        served: days,
        ...written(term),
      })
      const inOrder = [date, ...(probationDay ? [probationDay] : []), releaseDay, supervisedUntil]
      assert.deepEqual(inOrder, inOrder.toSorted())
      assert.ok(supervisedUntil <= (endDay ?? ''))
    }),
  )
})

test('recidivism never brings an earlier release, a second one never an earlier one than the first', () => {
  fc.assert(
    fc.property(groups, terms, fc.integer({ min: 1, max: 4_000 }), (group, term, earlier) => {
      fc.pre(regimeOf(group).of !== 'children')
      const body = { group, crimeDate: '2025-09-01', date: '2026-01-01', ...written(term) }
      const { years, months, days } = written(earlier)
      const [none, first, second] = (['none', 'first', 'second'] as const).map(
        (recidivism) =>
          of({ ...body, recidivism, earlierYears: years, earlierMonths: months, earlierDays: days })
            .releaseDay,
      )
      assert.ok((none ?? '') <= (first ?? '') && (first ?? '') <= (second ?? ''))
    }),
  )
})

test('a child who is under fifteen is never released later than one who is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 30, max: 3_000 }), (younger, term) => {
      const body = { crimeDate: '2025-09-01', date: '2026-01-10', ...written(term) }
      const young = of({ ...body, birthDate: addDays('2011-01-10', younger) })
      assert.ok(young.releaseDay <= of(body).releaseDay)
    }),
  )
})

test('whatever is entered is answered or refused in words', () => {
  const anything = fc.record({
    kind: fc.constantFrom('term', 'life', 'aggravatedLife'),
    group: fc.constantFrom(...Object.keys(regimes)),
    recidivism: fc.constantFrom('none', 'first', 'second'),
    section16: fc.constantFrom('ask', 'outside', 'inside'),
    crimeDate: crimes,
    date: crimes,
    years: fc.integer({ min: 0, max: 40 }),
    served,
    servedYoung: served,
    birthDate: fc.option(
      crimes.map((day) => addDays(day, -6_000)),
      { nil: undefined },
    ),
  })
  fc.assert(
    fc.property(anything, (body) => {
      try {
        return of(body).steps.length > 0
      } catch (error) {
        return error instanceof Refusal
      }
    }),
  )
})
