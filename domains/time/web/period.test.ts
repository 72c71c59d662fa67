import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTimeAddress } from './address.ts'
import { daysOf } from './period.ts'

const now = new Date('2026-01-31T22:30:00Z') // It is already February in Turkey.

test('a period is the days that people mean by it in Turkey', () => {
  assert.deepEqual(daysOf({}, now), { startDate: '2026-02-01', endDate: '2026-02-28' })
  assert.deepEqual(daysOf({ period: 'lastMonth' }, now), { startDate: '2026-01-01', endDate: '2026-01-31' })
  assert.deepEqual(daysOf({ period: 'year' }, now), { startDate: '2026-01-01', endDate: '2026-12-31' })
  assert.equal(daysOf({ period: 'all' }, now), undefined)
  const range = { period: 'range', from: '2026-01-05', to: '2026-01-09' } as const
  assert.deepEqual(daysOf(range, now), { startDate: '2026-01-05', endDate: '2026-01-09' })
  assert.equal(daysOf({ ...range, to: '2026-01-04' }, now), undefined)
  assert.equal(daysOf({ period: 'range', from: '2026-01-05' }, now), undefined)
})

test('the address keeps chosen values and drops values of another form', () => {
  assert.deepEqual(
    readTimeAddress({ show: 'report', by: 'client', period: 'all', billed: false, page: '2' }),
    {
      show: 'report',
      by: 'client',
      period: 'all',
      billed: 'false',
      page: 2,
    },
  )
  assert.deepEqual(
    readTimeAddress({ show: 'x', by: 'y', period: 'month', from: '2026-01-01', page: 0, billed: '1' }),
    {},
  )
})
