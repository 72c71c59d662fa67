import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '@mizan/platform/calendar'
import { seededFigures } from '../../data/figures.ts'
import type { FigureRow } from '../../schemas/figures.ts'
import { InterestInput } from '../../schemas/interest.ts'
import { withChanges } from '../figure-changes.ts'
import { Refusal, sayRefusal } from '../refusal.ts'
import { calculateInterest } from './calculate.ts'

const of = (input: Partial<Parameters<typeof InterestInput.parse>[0] & object>, figures = seededFigures) =>
  calculateInterest(
    InterestInput.parse({
      kind: 'legal',
      claims: [{ amount: '100000', startDate: '2024-01-01' }],
      endDate: '2026-10-01',
      ...input,
    }),
    figures,
  )
const claim = (startDate: string, amount = '100000') => ({ claims: [{ amount, startDate }] })
const codes = ({ notes }: ReturnType<typeof of>) => notes.map(({ code }) => code)

function refused(input: object): string {
  let said = ''
  assert.throws(
    () => of(input),
    (error) => {
      if (error instanceof Refusal) said = sayRefusal(error, 'tr')
      return error instanceof Refusal
    },
  )
  return said
}

test('legal interest is split where the rate changes, and the day before the change has the old rate', () => {
  const { slices, interest, total, days } = of({})
  assert.deepEqual(
    slices.map(({ from, to, days, rate, interest }) => [from, to, days, rate, interest]),
    [
      ['2024-01-01', '2024-05-31', 151, '9', '3723.29'],
      ['2024-05-31', '2026-07-30', 790, '24', '51945.21'],
      ['2026-07-30', '2026-10-01', 63, '31', '5350.68'],
    ],
  )
  assert.deepEqual([interest, total, days], ['61019.18', '161019.18', 1004])
})

test('a period that passes 31 July 2026 is noted, one before it is not', () => {
  assert.ok(codes(of({})).includes('interest.transition'))
  assert.ok(!codes(of({ endDate: '2026-07-30' })).includes('interest.transition'))
})

test('a year has 365 days in a leap year as well, whose 29 February counts', () => {
  const { slices } = of({ ...claim('2024-02-28'), endDate: '2024-03-01' })
  assert.deepEqual([slices[0]?.days, slices[0]?.interest], [2, '49.32'])
})

test('a single day brings interest, and half a kuruş is rounded up', () => {
  const fixed = { kind: 'contractual', rate: '36.5', endDate: '2024-01-02' }
  assert.equal(of({ ...fixed, ...claim('2024-01-01', '5') }).interest, '0.01')
  assert.equal(of({ ...fixed, ...claim('2024-01-01', '4.99') }).interest, '0.00')
})

test('the advance rate of 31 December holds for a half-year, and that of 30 June if it differs by five points', () => {
  const half = (startDate: string, endDate: string) =>
    of({ kind: 'commercial', ...claim(startDate), endDate }).slices.map(({ to, rate }) => [to, rate])
  assert.deepEqual(half('2019-12-31', '2020-12-31'), [['2020-12-31', '13.75']])
  assert.deepEqual(half('2022-12-31', '2025-12-31'), [
    ['2023-06-30', '10.75'],
    ['2023-12-31', '16.75'],
    ['2024-06-30', '44.25'],
    ['2024-12-31', '51.75'],
    ['2025-06-30', '49.25'],
    ['2025-12-31', '44.25'],
  ])
})

test('at every change the advance rate holds from its own day', () => {
  const { slices, notes } = of({
    kind: 'commercial',
    mode: 'everyChange',
    ...claim('2025-03-01'),
    endDate: '2025-03-31',
  })
  assert.deepEqual(
    slices.map(({ to, days, rate }) => [to, days, rate]),
    [
      ['2025-03-07', 6, '49.25'],
      ['2025-03-31', 24, '44.25'],
    ],
  )
  assert.ok(notes.some(({ code }) => code === 'interest.every_change'))
})

test('a day without a rate is refused with that day, and never guessed', () => {
  const until2027 = { ...claim('2026-12-01'), endDate: '2027-01-15' }
  assert.equal(
    refused(until2027),
    '01.01.2027 için yasal faiz oranı kayıtlı değil; tahminle hesap yapılmaz. Başka bir gün seçin ya da rakamı resmî kaynağından alın.',
  )
  assert.equal(
    refused({ ...until2027, kind: 'commercial' }),
    '01.01.2027 için avans faizi oranı kayıtlı değil; tahminle hesap yapılmaz. Başka bir gün seçin ya da rakamı resmî kaynağından alın.',
  )
  assert.equal(
    refused({ ...until2027, kind: 'commercial', mode: 'everyChange' }),
    '01.01.2027 için avans faizi oranı kayıtlı değil; tahminle hesap yapılmaz. Başka bir gün seçin ya da rakamı resmî kaynağından alın.',
  )
  assert.match(refused(claim('1980-01-01')), /^02\.01\.1980 için/)
})

const rediscount = (validFrom: string, value: string, checkedOn: string): FigureRow => ({
  table: 'interest.rediscount',
  validFrom,
  validTo: null,
  value,
  unit: 'percent',
  source: { words: 'TCMB' },
  status: 'verified',
  checkedOn,
})

test('from 2027 on the legal rate is 80 % of the rediscount rate of 31 December', () => {
  const figures = withChanges(seededFigures, [
    { kind: 'add', row: rediscount('2026-12-20', '36', '2027-01-04') },
  ])
  const { slices, notes, steps, rows } = of({ ...claim('2026-12-01'), endDate: '2027-02-01' }, figures)
  assert.deepEqual(
    slices.map(({ to, rate }) => [to, rate]),
    [
      ['2026-12-31', '31'],
      ['2027-02-01', '28.80'],
    ],
  )
  assert.ok(notes.some(({ code }) => code === 'interest.derived'))
  assert.equal(steps[0]?.says.tr, '%36 × 0,80')
  assert.ok(rows.some(({ table, value }) => table === 'interest.rediscount' && value === '36'))
})

test('a rate that was last checked before 31 December is not taken for that day', () => {
  const figures = withChanges(seededFigures, [
    { kind: 'add', row: rediscount('2026-12-20', '36', '2026-12-22') },
  ])
  assert.throws(() => of({ ...claim('2026-12-01'), endDate: '2027-02-01' }, figures), Refusal)
})

test('a payment is set off against costs, then interest, then principal, from its own day on', () => {
  const { payments, slices, owed, total, interest } = of({
    kind: 'contractual',
    rate: '36.5',
    ...claim('2024-01-01', '1000'),
    endDate: '2024-01-21',
    costs: '5',
    payments: [{ amount: '115', date: '2024-01-11' }],
  })
  assert.deepEqual(payments, [
    {
      date: '2024-01-11',
      amount: '115.00',
      costs: '5.00',
      interest: '10.00',
      principal: '100.00',
      surplus: '0.00',
    },
  ])
  assert.deepEqual(
    slices.map(({ to, principal, interest }) => [to, principal, interest]),
    [
      ['2024-01-11', '1000.00', '10.00'],
      ['2024-01-21', '900.00', '9.00'],
    ],
  )
  assert.deepEqual(
    [owed, total, interest],
    [{ costs: '0.00', interest: '9.00', principal: '900.00' }, '909.00', '19.00'],
  )
})

test('a payment is set off against the claim that fell due first; claims of one day share it', () => {
  const { payments, owed } = of({
    kind: 'contractual',
    rate: '0',
    claims: [
      { amount: '100', startDate: '2024-02-01' },
      { amount: '300', startDate: '2024-02-01' },
      { amount: '50', startDate: '2024-01-01' },
    ],
    endDate: '2024-03-01',
    payments: [{ amount: '90', date: '2024-02-10' }],
  })
  assert.deepEqual([payments[0]?.principal, owed.principal], ['90.00', '360.00'])
})

test('a surplus payment is shown as such and noted', () => {
  const answer = of({
    ...claim('2024-01-01', '100'),
    endDate: '2024-02-01',
    payments: [{ amount: '500', date: '2024-01-01' }],
  })
  assert.deepEqual([answer.surplus, answer.total, answer.slices], ['400.00', '0.00', []])
  assert.ok(codes(answer).includes('interest.surplus'))
})

test('a payment is not set off against a claim that falls due later, and notes say how claims share it', () => {
  const answer = of({
    claims: [
      { amount: '100', startDate: '2024-01-01' },
      { amount: '100', startDate: '2024-06-01' },
    ],
    endDate: '2024-06-02',
    payments: [{ amount: '200', date: '2024-01-01' }],
  })
  assert.deepEqual([answer.surplus, answer.owed.principal], ['100.00', '100.00'])
  assert.ok(codes(answer).includes('interest.set_off_each'))
  const note = answer.notes.find(({ code }) => code === 'interest.surplus')
  assert.match(note?.says.tr ?? '', /sonra doğan alacaklara sayılmadı/)
})

test('an end before the start, and a payment outside of the period, are refused in words', () => {
  assert.equal(refused({ endDate: '2023-12-31' }), 'Bitiş başlangıçtan sonra olmalı.')
  assert.equal(refused({ endDate: '2024-01-01' }), 'Bitiş başlangıçtan sonra olmalı.')
  assert.match(refused({ payments: [{ amount: '1', date: '2023-12-31' }] }), /^31\.12\.2023 tarihli ödeme/)
})

test('a computation with so many periods that others would have to wait is refused', () => {
  const day = (at: number) => addDays('1900-01-01', at)
  const many = <T>(count: number, one: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => one(at))
  const rates = many(200, (at) => ({ from: day(at * 300), rate: String(1 + (at % 7)) }))
  const claims = many(50, (at) => ({ amount: '1000', startDate: day(at + 1) }))
  const payments = many(100, (at) => ({ amount: '1', date: day(600 + at * 500) }))
  const table = { kind: 'table', rates, endDate: '2099-12-31' }
  assert.match(refused({ ...table, claims, payments }), /^Hesap 1\.000 dönemi aşıyor/)
  assert.equal(of({ ...table, claims: claims.slice(0, 5) } as never).slices.length, 1_000)
})

test('rates of the user’s own hold from their day on, in any currency', () => {
  const table = { kind: 'table', currency: 'EUR', ...claim('2024-01-01', '1000'), endDate: '2024-01-21' }
  const rates = [
    { from: '2024-01-12', rate: '7.3' },
    { from: '2024-01-01', rate: '3.65' },
  ]
  assert.deepEqual(
    of({ ...table, rates }).slices.map(({ to, interest }) => [to, interest]),
    [
      ['2024-01-11', '1.00'],
      ['2024-01-21', '2.00'],
    ],
  )
  assert.match(refused({ ...table, rates: rates.slice(0, 1) }), /^02\.01\.2024 için oran yok/)
  assert.match(refused({ ...table, rates: [...rates, { from: '2024-01-01', rate: '1' }] }), /iki kez/)
  assert.match(refused({ ...table, kind: 'legal' }), /lira içindir/)
})

test('a contract rate above one and a half, or twice, the legal rate is noted', () => {
  const at = (rate: string) =>
    codes(of({ kind: 'contractual', rate, ...claim('2024-07-01'), endDate: '2024-08-01' })).filter((code) =>
      code.includes('limit'),
    )
  assert.deepEqual(at('36'), [])
  assert.deepEqual(at('36.01'), ['interest.limit_contract'])
  assert.deepEqual(at('48.01'), ['interest.limit_contract', 'interest.limit_default'])
})
