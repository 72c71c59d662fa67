import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '@mizan/platform/calendar'
import { InterestInput } from '../../schemas/interest.ts'
import { Refusal } from '../refusal.ts'
import { runLedger } from './ledger.ts'
import type { RatedDays } from './rates.ts'

const inputOf = (claims: number) =>
  InterestInput.parse({
    kind: 'table',
    claims: Array.from({ length: claims }, (_, at) => ({
      amount: '1000',
      startDate: addDays('2020-01-01', at),
    })),
    endDate: '2026-01-01',
  })

const ratesOf = (count: number, rate: () => string): RatedDays[] =>
  Array.from({ length: count }, (_, at) => ({
    from: addDays('2020-06-01', at * 10),
    to: addDays('2020-06-01', at * 10 + 9),
    rows: [],
    get rate() {
      return rate()
    },
  }))

test('more slices than a sheet has are refused before any is computed', () => {
  const rates = ratesOf(200, () => assert.fail('a rate was looked at'))
  const isTooMany = (error: unknown) => error instanceof Refusal && error.code === 'interest.too_many_slices'
  assert.throws(() => runLedger(inputOf(50), rates), isTooMany)
})

test('as many slices as a sheet has are computed', () => {
  assert.equal(
    runLedger(
      inputOf(5),
      ratesOf(200, () => '9'),
    ).slices.length,
    1_000,
  )
})
