import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regimes } from '../../data/sentence.ts'
import { SentenceInput } from '../../schemas/sentence.ts'
import { Refusal } from '../refusal.ts'
import { calculateSentence } from './calculate.ts'
import { sentence } from './calculator.ts'
import { shareOfTerm, sumOfTerms } from './length.ts'

const basis = { crimeDate: '2025-09-01', date: '2026-03-02', years: 6 }
const of = (body: object) => calculateSentence(SentenceInput.parse({ ...basis, ...body }))
const codes = (body: object) => of(body).notes.map(({ code }) => code)
const says = (body: object, code: string) => of(body).notes.find((note) => note.code === code)?.says.tr ?? ''
const articles = (body: object) =>
  of(body).steps.map(({ cites = [] }) => cites.map(({ law, article }) => `${law} ${article}`).join(', '))
const refusalOf = (body: object): string => {
  try {
    of(body)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return ''
}

test('each step of a sentence names its article', () => {
  assert.deepEqual(articles({ recidivism: 'first', earlierMonths: 3 }), [
    '',
    'CGTİHK 107/2',
    'CGTİHK 108/1-d',
    'CGTİHK 108/2',
    '',
    'TCK 61/6',
    '',
    'TCK 61/6',
    'CGTİHK 107/6',
    'CGTİHK 105/A/1',
    'CGTİHK 105/A/1',
  ])
  assert.ok(articles({ group: 'terror' }).includes('TMK 17'))
  assert.ok(articles({ served: 10 }).includes('TCK 63/1'))
})

test('of each group the share is the one of its article', () => {
  const shares = Object.fromEntries(
    Object.entries(regimes).map(([name, regime]) => [
      name,
      [...('share' in regime && regime.share ? [regime.share.join('/')] : []), regime.article].join(' '),
    ]),
  )
  assert.deepEqual(shares, {
    general: '1/2 107/2',
    killing: '2/3 107/2-a',
    injury: '2/3 107/2-b',
    torture: '2/3 107/2-c',
    sexual: '2/3 107/2-d',
    privacy: '2/3 107/2-f',
    secrets: '2/3 107/2-h',
    sexualGrave: '3/4 108/9',
    drugs: '3/4 108/9',
    organised: '2/3 107/4',
    terror: '3/4 17',
    intelligence: '2/3 107/2',
    againstChild: '108/8',
    childSexual: '2/3 107/2-e',
    childDrugs: '2/3 107/2-g',
    childOrganised: '2/3 107/2',
  })
})

test('parts of years become months, parts of months become days, and parts of days are dropped', () => {
  assert.deepEqual(shareOfTerm({ years: 1, months: 1, days: 0 }, [1, 2]), { years: 0, months: 6, days: 15 })
  assert.deepEqual(shareOfTerm({ years: 0, months: 0, days: 25 }, [1, 2]), { years: 0, months: 0, days: 12 })
  assert.deepEqual(shareOfTerm({ years: 0, months: 1, days: 29 }, [2, 3]), { years: 0, months: 1, days: 9 })
  assert.deepEqual(sumOfTerms({ years: 1, months: 11, days: 20 }, { years: 0, months: 0, days: 15 }), {
    years: 2,
    months: 0,
    days: 5,
  })
})

test('the notes always mention good conduct, omitted matters and texts that are shown as changed', () => {
  for (const code of ['sentence.good_conduct', 'sentence.left_out', 'sentence.counting', 'sentence.text'])
    assert.ok(codes({}).includes(code), code)
  assert.match(says({}, 'sentence.counting'), /^Doğrulanmadı/)
  assert.match(says({}, 'sentence.text'), /108\/2, 3 \(4\/6\/2025, 7550 m\. 14\)/)
})

test('if the law gives no day of probation, the answer has none and gives the reason', () => {
  for (const [body, code] of [
    [{ crimeDate: '2023-07-31' }, 'sentence.probation_older'],
    [{ crimeDate: '2025-06-04' }, 'sentence.probation_change_day'],
    [{ years: 2, served: 100 }, 'sentence.probation_readings'],
    [{ years: 0, days: 6 }, 'sentence.probation_none'],
    [{ birthDate: '2012-01-10' }, 'sentence.probation_young'],
  ] as const) {
    assert.equal(of(body).probationDay, null, code)
    assert.ok(codes(body).includes(code), code)
  }
  assert.match(says({ years: 2, served: 100 }, 'sentence.probation_readings'), /02\.03\.2026, .*29\.03\.2026/)
})

test('what the text does not say exactly is refused', () => {
  const cases: readonly (readonly [object, string])[] = [
    [{ crimeDate: '2020-04-15' }, 'sentence.older_text'],
    [{ date: '2025-08-31' }, 'sentence.before_crime'],
    [{ recidivism: 'second', crimeDate: '2025-06-04' }, 'sentence.second_recidivism'],
    [{ kind: 'life', group: 'childDrugs' }, 'sentence.children_no_life'],
    [{ kind: 'life', birthDate: '2008-01-01' }, 'sentence.children_no_life'],
    [{ group: 'childDrugs', recidivism: 'first' }, 'sentence.adults_only'],
    [{ birthDate: '2008-01-01', recidivism: 'first', earlierYears: 1 }, 'sentence.adults_only'],
    [{ served: 1, servedYoung: 2 }, 'sentence.young_days'],
    [{ kind: 'aggravatedLife', group: 'organised' }, 'sentence.section16'],
    [{ kind: 'aggravatedLife', date: '2090-01-01' }, 'limits.too_far'],
  ]
  for (const [body, code] of cases) assert.equal(refusalOf(body), code, JSON.stringify(body))
})

test('a convict of terror with an aggravated life sentence gets no day of release, and one with a life sentence does', () => {
  for (const section16 of ['ask', 'outside', 'inside'])
    assert.equal(refusalOf({ kind: 'aggravatedLife', group: 'terror', section16 }), 'sentence.terror_life')
  assert.equal(of({ kind: 'life', group: 'terror' }).required.years, 30)
})

test('days before fifteen count double, whether they are deducted or still to come', () => {
  const young = { years: 2, birthDate: '2011-02-09', date: '2026-01-10', crimeDate: '2025-09-01' }
  assert.equal(of(young).releaseDay, '2026-12-11')
  assert.equal(of({ ...young, served: 20, servedYoung: 20 }).releaseDay, '2026-11-01')
  assert.equal(of({ ...young, served: 20 }).releaseDay, '2026-11-21')
})

test('recidivists and convicts of terror and of organised crime get notes on the other rules for them', () => {
  assert.ok(codes({ recidivism: 'first', earlierYears: 5 }).includes('sentence.recidivist_supervised'))
  assert.ok(codes({ group: 'terror' }).includes('sentence.terror'))
  assert.ok(codes({ group: 'organised' }).includes('sentence.organised_more'))
})

test('the sheet gives the days in their order and says that they are not binding', () => {
  const input = SentenceInput.parse(basis)
  const { results, explanation } = sentence.sheet(input, calculateSentence(input), 'tr')
  assert.deepEqual(
    results.map(({ label }) => label),
    [
      'koşullu salıverilme, en erken',
      'denetimli serbestlik, en erken',
      'hak ederek tahliye',
      'denetim süresinin sonu',
      'kurumda geçirilecek süre',
    ],
  )
  assert.match(explanation, /kesin günler müddetnamededir/)
})
