import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../data/figures.ts'
import { FigureChange } from '../schemas/figure-changes.ts'
import type { FigureRow } from '../schemas/figures.ts'
import { withChanges } from './figure-changes.ts'
import { rowOn, rowsOn, rowsWithin } from './figures.ts'
import { Refusal, sayRefusal } from './refusal.ts'

const legal = (validFrom: string, validTo: string | null, value: string, key?: string): FigureRow => ({
  table: 'interest.legal',
  ...(key && { key }),
  validFrom,
  validTo,
  value,
  unit: 'percent',
  source: { words: 'test' },
  status: 'unverified',
  checkedOn: '2026-01-01',
})
const wanted = { table: 'interest.legal' } as const

const refusalOf = (work: () => unknown): Refusal => {
  let found: unknown
  assert.throws(work, (error) => {
    found = error
    return error instanceof Refusal
  })
  return found as Refusal
}

test('a figure holds from its first day to its last one', () => {
  const rows = [legal('2024-01-01', '2024-05-31', '9'), legal('2024-06-01', null, '24')]
  for (const [day, value] of [
    ['2024-01-01', '9'],
    ['2024-05-31', '9'],
    ['2024-06-01', '24'],
    ['2090-01-01', '24'],
  ] as const)
    assert.equal(rowOn(rows, { ...wanted, day }).value, value)
})

test('a day without a row is refused in words, with the day as each language writes it', () => {
  const refusal = refusalOf(() => rowOn(seededFigures, { ...wanted, day: '2027-01-01' }))
  assert.equal(
    sayRefusal(refusal, 'tr'),
    '01.01.2027 için yasal faiz oranı kayıtlı değil; tahminle hesap yapılmaz. Başka bir gün seçin ya da rakamı resmî kaynağından alın.',
  )
  assert.equal(
    sayRefusal(refusal, 'en'),
    'No legal interest rate is recorded for 01/01/2027, and nothing is guessed. Choose another day, or take the figure from its official source.',
  )
})

test('the rows of a period cover each of its days once, and the first day without one is refused', () => {
  const rows = [legal('2024-01-01', '2024-05-31', '9'), legal('2024-06-01', '2024-12-31', '24')]
  const within = (from: string, to: string) => rowsWithin(rows, { ...wanted, from, to })
  assert.deepEqual(
    within('2024-05-30', '2024-06-02').map(({ from, to, row }) => [from, to, row.value]),
    [
      ['2024-05-30', '2024-05-31', '9'],
      ['2024-06-01', '2024-06-02', '24'],
    ],
  )
  assert.deepEqual(refusalOf(() => within('2024-12-01', '2025-02-01')).values.day, '2025-01-01')
})

test('each figure of a table with several is found by its key', () => {
  const rows = [legal('2024-01-01', null, '1', 'a'), legal('2024-01-01', null, '2', 'b')]
  assert.equal(rowOn(rows, { ...wanted, key: 'b', day: '2024-02-01' }).value, '2')
  assert.deepEqual(
    rowsOn(rows, { ...wanted, day: '2024-02-01' }).map(({ key }) => key),
    ['a', 'b'],
  )
  refusalOf(() => rowOn(rows, { ...wanted, day: '2024-02-01' }))
})

test('a replaced row does not count at all, and the new row holds on its own days', () => {
  const seeds = [
    legal('2027-03-09', '2027-03-11', '3', 'feast'),
    legal('2027-03-09', '2027-03-11', '3', 'other'),
  ]
  const row = legal('2027-03-10', '2027-03-12', '3', 'feast')
  const moved = withChanges(seeds, [{ kind: 'replace', validFrom: '2027-03-09', row }])
  assert.deepEqual(
    moved.map(({ key, validFrom, validTo }) => [key, validFrom, validTo]),
    [
      ['other', '2027-03-09', '2027-03-11'],
      ['feast', '2027-03-10', '2027-03-12'],
    ],
  )
})

test('an added row ends the one before it, and replaces one of the same day', () => {
  const seeds = [legal('2024-01-01', null, '9'), legal('2024-01-01', null, '5', 'other')]
  const added = withChanges(seeds, [{ kind: 'add', row: legal('2025-01-01', null, '24') }])
  assert.deepEqual(
    added.map(({ validTo, value }) => [value, validTo]),
    [
      ['9', '2024-12-31'],
      ['5', null],
      ['24', null],
    ],
  )
  const corrected = withChanges(added, [{ kind: 'add', row: legal('2025-01-01', '2025-06-30', '25') }])
  assert.equal(rowOn(corrected, { ...wanted, day: '2025-01-01' }).value, '25')
  refusalOf(() => rowOn(corrected, { ...wanted, day: '2025-07-01' }))
})

test('a row that is ended no longer holds from the next day on', () => {
  const end = { kind: 'end', ...wanted, validFrom: '2024-01-01', validTo: '2024-03-31' } as const
  const rows = withChanges([legal('2024-01-01', null, '9')], [end])
  assert.equal(rowOn(rows, { ...wanted, day: '2024-03-31' }).value, '9')
  refusalOf(() => rowOn(rows, { ...wanted, day: '2024-04-01' }))
})

test('no two seeded figures with one key hold on the same day', () => {
  const byPlace = Map.groupBy(seededFigures, ({ table, key = '' }) => `${table} ${key}`)
  for (const [place, rows] of byPlace) {
    const inOrder = rows.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    inOrder.slice(1).forEach((row, at) => {
      const before = inOrder[at]?.validTo
      assert.ok(before && before < row.validFrom, `${place}: ${row.validFrom}`)
    })
  }
})

test('a new figure of lira or per cent with three decimal places is refused, since none is calculated with', () => {
  const issues = (row: object) =>
    FigureChange.safeParse({
      kind: 'add',
      row: { ...legal('2027-01-01', null, '31'), ...row },
    }).error?.issues.map(({ message }) => message)
  assert.equal(issues({ value: '38.75' }), undefined)
  assert.equal(issues({ value: '7.595', unit: 'permille' }), undefined)
  assert.deepEqual(issues({ value: '38.755' }), ['figures.decimals'])
  assert.deepEqual(issues({ value: '732.005', unit: 'TRY' }), ['figures.decimals'])
  assert.deepEqual(issues({ upTo: '600000.001' }), ['figures.decimals'])
})
