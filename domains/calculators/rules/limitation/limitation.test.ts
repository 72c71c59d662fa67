import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../../data/figures.ts'
import { CaseLimitationInput, PenaltyLimitationInput } from '../../schemas/limitation.ts'
import { TimeLimitInput } from '../../schemas/time-limit.ts'
import { Refusal } from '../refusal.ts'
import { calculateTimeLimit } from '../time-limits/calculate.ts'
import { caseLimitation, penaltyLimitation } from './calculators.ts'
import { calculateCaseLimitation } from './case.ts'
import { calculatePenaltyLimitation } from './penalty.ts'

const of = (body: object) =>
  calculateCaseLimitation(CaseLimitationInput.parse({ penalty: 'below', date: '2010-01-01', ...body }))
const ofPenalty = (body: object) =>
  calculatePenaltyLimitation(
    PenaltyLimitationInput.parse({ penalty: 'below', crimeDate: '2010-03-05', date: '2012-06-07', ...body }),
  )
const codes = (body: object) => of(body).notes.map(({ code }) => code)
const noteOf = (body: object, code: string) =>
  of(body).notes.find((note) => note.code === code)?.says.tr ?? ''
const articles = (steps: ReturnType<typeof of>['steps']) =>
  steps.map(({ cites = [] }) => cites.map(({ law, article }) => `${law} ${article}`).join(', '))
const refused = (work: () => unknown, code: string) =>
  assert.throws(work, (error) => error instanceof Refusal && error.code === code)

const broken = { interruptions: [{ kind: 'indictment', day: '2012-05-06' }] }
const stopped = { suspensions: [{ kind: 'announcement', day: '2013-01-01', until: '2014-01-01' }] }

test('each step of a case names its article', () => {
  assert.deepEqual(articles(of({ age: 'fifteen', ...broken, ...stopped }).steps), [
    'TCK 66/1-e',
    'TCK 66/2',
    'TCK 66/6',
    'CMK 231/8',
    'TCK 72/1',
    'TCK 67/2-c, TCK 67/3',
    'TCK 67/4',
    '',
  ])
})

test('each step of a penalty names its article, and no limit of interruptions', () => {
  const { steps } = ofPenalty({ interruptions: [{ kind: 'capture', day: '2013-01-01' }] })
  assert.deepEqual(articles(steps), ['TCK 68/1-e', 'TCK 68/5', 'TCK 72/1', 'TCK 71/1', ''])
})

test('doubts of the law are noted and marked as unverified, with the other possible day', () => {
  assert.match(noteOf({}, 'limitation.first_day'), /^Doğrulanmadı: .*31\.12\.2017/)
  assert.match(noteOf({}, 'limitation.holiday'), /^Doğrulanmadı/)
  const child = { age: 'fifteen', date: '2010-06-10' }
  assert.equal(of(child).lastDay, '2015-10-08')
  assert.match(noteOf(child, 'limitation.thirty_days'), /10\.10\.2015/)
})

test('months of thirty days and calendar months are distinguished only if they give different days', () => {
  assert.ok(!codes({ age: 'twelve' }).includes('limitation.thirty_days'))
  assert.ok(!codes({ age: 'fifteen' }).includes('limitation.thirty_days'))
  assert.ok(codes({ age: 'fifteen', date: '2010-06-10' }).includes('limitation.thirty_days'))
})

test('the notes name matters that were left out, and texts that are shown as changed', () => {
  const all = codes({})
  for (const code of ['limitation.exceptions', 'limitation.upper_limit', 'limitation.text_of_case'])
    assert.ok(all.includes(code), code)
  assert.match(noteOf({}, 'limitation.text_of_case'), /66\/5 .*29\/6\/2005, 5377/)
  assert.match(noteOf({}, 'limitation.exceptions'), /66\/7.*76\/4, 77\/4, 78\/3/)
})

test('the notes name the day that follows if the limit of interruptions is not suspended either', () => {
  const conviction = { interruptions: [{ kind: 'conviction', day: '2017-01-01' }], ...stopped }
  assert.equal(of(conviction).lastDay, '2023-01-01')
  assert.match(noteOf(conviction, 'limitation.cap_stands'), /01\.01\.2022/)
  assert.ok(!codes(stopped).includes('limitation.cap_stands'))
})

test('interruptions that count for nothing are named', () => {
  const late = { interruptions: [{ kind: 'indictment', day: '2018-01-02' }] }
  assert.match(noteOf(late, 'limitation.late'), /02\.01\.2018/)
  const early = { start: 'chain', interruptions: [{ kind: 'statement', day: '2009-01-01' }] }
  assert.match(noteOf(early, 'limitation.early'), /01\.01\.2009/)
})

test('a crime against a child begins to lapse when the child has grown up, whatever happened before', () => {
  const child = {
    start: 'child',
    victimBirth: '2000-05-10',
    interruptions: [{ kind: 'statement', day: '2011-01-01' }],
  }
  assert.equal(of(child).startDay, '2018-05-10')
  assert.equal(of(child).lastDay, '2026-05-10')
  assert.ok(codes(child).includes('limitation.early'))
  assert.ok(codes({ ...child, age: 'fifteen', penalty: 'life' }).includes('limitation.child_penalty'))
})

test('a day after 2099 is refused, and a note names the day of a suspension without an end', () => {
  refused(() => of({ penalty: 'aggravatedLife', date: '2080-01-01' }), 'limits.too_far')
  refused(() => of({ suspensions: [{ kind: 'fugitive', day: '2012-01-01' }] }), 'limitation.standing_still')
})

test('the named time limits of the code and the calculators of limitation give the same day', () => {
  const named = {
    'agir-muebbet': 'aggravatedLife',
    muebbet: 'life',
    '20-ustu': 'twenty',
    '5-20': 'five',
    '5-alti': 'below',
  } as const
  for (const [id, penalty] of Object.entries(named)) {
    const limit = TimeLimitInput.parse({ limit: `tck-dava-za-${id}`, date: '2012-02-29' })
    const { lastDay } = calculateTimeLimit(limit, seededFigures)
    assert.equal(of({ penalty, date: '2012-02-29' }).lastDay, lastDay, id)
  }
})

/** The limit is reached before the suspension begins, although the period after an interruption would not be over. */
test('a suspension that begins after the limit of interruptions has no effect', () => {
  const body = {
    interruptions: [{ kind: 'conviction', day: '2016-01-01' }],
    suspensions: [{ kind: 'fugitive', day: '2022-06-01' }],
  }
  assert.equal(of(body).lastDay, '2022-01-01')
})

test('the sheets tell the client what the day means, with interruptions and suspensions among the inputs', () => {
  const input = CaseLimitationInput.parse({ penalty: 'below', date: '2010-01-01', ...broken, ...stopped })
  const sheet = caseLimitation.sheet(input, calculateCaseLimitation(input), 'tr')
  const line = (label: string) => sheet.inputs.find((one) => one.label === label)?.value
  assert.equal(line('Kesen işlemler'), 'İddianame düzenlenmesi 06.05.2012')
  assert.equal(line('Durma'), 'HAGB denetim süresi 01.01.2013–01.01.2014')
  assert.match(sheet.explanation, /kamu davası düşer/)
  const penalty = PenaltyLimitationInput.parse({
    penalty: 'below',
    crimeDate: '2010-01-01',
    date: '2012-01-01',
  })
  assert.match(
    penaltyLimitation.sheet(penalty, calculatePenaltyLimitation(penalty), 'en').explanation,
    /no longer enforced/,
  )
})
