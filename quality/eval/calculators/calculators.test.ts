import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { callsOf, callsPath } from './calls-table.ts'
import { differencesOf, type Example } from './cases.ts'
import { exampleLines } from './lines.ts'
import { publishedExamples } from './main.ts'
import { tableOf, tablePath } from './table.ts'

const examples = publishedExamples()

test('every published example holds, and says where its result comes from', () => {
  const wrong = examples.flatMap((example) =>
    differencesOf(example).map((difference) => ({ title: example.title, ...difference })),
  )
  assert.deepEqual(wrong, [])
  assert.deepEqual(
    examples.filter(({ title, source }) => !title || !source),
    [],
  )
})

test('the published table is that of the examples; npm run eval -- calculators --table makes it anew', () => {
  assert.equal(readFileSync(tablePath, 'utf8'), tableOf(examples))
})

test('the page of calls is that of the contract; npm run eval -- calculators --table makes it anew', () => {
  assert.equal(readFileSync(callsPath, 'utf8'), callsOf(examples))
})

const example: Example = {
  call: '/calculators/interest',
  body: { kind: 'legal', claims: [{ amount: '100000', startDate: '2024-01-01' }], endDate: '2026-10-01' },
  expected: { interest: '61019.18', slices: [{ days: 151 }, { rate: '24' }, {}] },
}

test('an example names the call by its row or its path, and only the fields that it expects', () => {
  for (const call of [
    'calculators.interest',
    '/calculators/interest',
    'POST /api/calculators/interest',
    'interest',
  ])
    assert.deepEqual(differencesOf({ ...example, call }), [])
})

test('amounts are equal as numbers and as texts, and a field within another one has its path', () => {
  const expected = {
    interest: 61019.18,
    'slices.1.rate': 24,
    'slices.0': { days: '151' },
    total: '161019.180',
  }
  assert.deepEqual(differencesOf({ ...example, expected }), [])
  const fields = differencesOf({ ...example, expected: { interest: 61019.19, 'slices.7.rate': 24 } })
  assert.deepEqual(
    fields.map(({ field }) => field),
    ['interest', 'slices.7.rate'],
  )
})

test('a field that differs, a list of another length and an unknown call are reported', () => {
  const fields = (changed: Partial<Example>) =>
    differencesOf({ ...example, ...changed }).map(({ field }) => field)
  assert.deepEqual(fields({ expected: { interest: '1', slices: [{ days: 150 }, {}, {}] } }), [
    'interest',
    'slices.0.days',
  ])
  assert.deepEqual(fields({ expected: { slices: [{}] } }), ['slices'])
  assert.deepEqual(fields({ call: 'calculators.none' }), ['interest', 'slices'])
})

test('input that is refused answers the code of the refusal', () => {
  const refused = (body: object, expected: object) =>
    differencesOf({ ...example, body: { ...(example.body as object), ...body }, expected: { ...expected } })
  assert.deepEqual(refused({ endDate: '2023-01-01' }, { refusal: 'calculators.end_before_start' }), [])
  assert.deepEqual(refused({ endDate: 'soon' }, { refusal: 'request.invalid' }), [])
  assert.deepEqual(refused({ endDate: 'soon' }, { isError: true, code: 'request.invalid' }), [])
})

test('a malformed line of a file is reported by its number, and the other lines count', () => {
  const good = JSON.stringify(example)
  const lines = exampleLines(`\uFEFF${good}\r\n\n{"call": broken\n7\nnull\n{"call":"interest"}\n${good}`)
  assert.deepEqual(
    lines.map(({ line, example: read }) => [line, read !== undefined]),
    [
      [1, true],
      [3, false],
      [4, false],
      [5, false],
      [6, false],
      [7, true],
    ],
  )
})

test('the page of calls explains fields whose names do not, their answers and their refusals', () => {
  const page = callsOf(examples)
  assert.match(
    page,
    /`claimed` \|.*\| The claim of a lawsuit or an arbitration; for alimony, rent and eviction by the month\. \|/,
  )
  assert.match(page, /`fees\[\]\.total` \| a text \| The fee for all files of a series together\. \|/)
  assert.match(page, /Refusals: .*`fee\.accepted_above_claimed`/)
})
