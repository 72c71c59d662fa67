import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTypedDate, startOfSpan, yearOfRange } from './dates.ts'
import { clearedFilters, decisionRequest, isSearchable, readDecisionAddress } from './decisions.ts'
import { isLawSearchable, lawRequest, readLawAddress } from './laws.ts'

test('an address with every value gives the request of the contract', () => {
  const address = readDecisionAddress(
    {
      country: 'kktc',
      q: '"kira bedeli"',
      page: '3',
      sort: 'newest',
      chamber: ['a', 'b', 'a'],
      court: 'c',
      from: '2019-01-01',
      to: '2019-12-31',
      law: '6098',
      article: '344',
      mode: 'either',
    },
    'turkey',
  )
  assert.deepEqual(decisionRequest(address).body, {
    query: '"kira bedeli"',
    searchCountry: 'kktc',
    filters: {
      courts: ['c'],
      chambers: ['a', 'b'],
      startDate: '2019-01-01',
      endDate: '2019-12-31',
      lawNumber: '6098',
      articleNo: '344',
      mode: 'either',
    },
    pageIndex: 2,
    pageSize: 20,
    sort: 'newest',
    facets: false,
  })
})

test('malformed values in an address count as absent', () => {
  const address = readDecisionAddress(
    {
      country: 'narnia',
      page: '-4',
      sort: 'random',
      from: '2019-02-30',
      to: 'yesterday',
      caseYear: '19999',
      article: '5',
      chamber: ['', ' '],
      q: ['kira', 'x'],
      unknown: '1',
    },
    'turkey',
  )
  assert.deepEqual(address, { country: 'turkey', q: 'kira' })
})

test('a reversed range is kept, to be shown as an error', () => {
  const address = readDecisionAddress({ country: 'turkey', from: '2020-01-01', to: '2019-01-01' }, 'kktc')
  assert.deepEqual(address, { country: 'turkey', from: '2020-01-01', to: '2019-01-01' })
})

test('one letter without a filter is not a search, a filter alone is', () => {
  assert.equal(isSearchable({ country: 'turkey', q: 'k' }), false)
  assert.equal(isSearchable({ country: 'turkey', mode: 'either' }), false)
  assert.equal(isSearchable({ country: 'turkey', caseYear: 2019 }), true)
  assert.equal(isLawSearchable({ law: '6098' }), true)
})

test('clearing the filters keeps query, country, view and order', () => {
  const cleared = clearedFilters({ country: 'kktc', q: 'kira', view: 'expert', page: 4, law: '6098' })
  assert.deepEqual(cleared, { country: 'kktc', q: 'kira', view: 'expert' })
})

test('a law address becomes a request for its country', () => {
  const request = lawRequest(readLawAddress({ q: 'kira', page: '2', kind: 'Kanun' }), 'kktc')
  assert.equal(request.body.pageIndex, 1)
  assert.deepEqual(request.body.filters, { kind: 'Kanun' })
  assert.equal(request.body.searchCountry, 'kktc')
})

test('dates are read in the forms that people type', () => {
  assert.equal(parseTypedDate('12.02.2020', 'start'), '2020-02-12')
  assert.equal(parseTypedDate('1/3/2020', 'start'), '2020-03-01')
  assert.equal(parseTypedDate('2020', 'end'), '2020-12-31')
  assert.equal(parseTypedDate('2020-02-12', 'end'), '2020-02-12')
  assert.equal(parseTypedDate('31.02.2020', 'start'), undefined)
  assert.equal(parseTypedDate('01.01.1899', 'start'), undefined)
})

test('a span begins so many years before today', () => {
  assert.equal(startOfSpan(3, new Date('2026-08-05T09:00:00Z')), '2023-08-05')
  // In Turkey it is the next day already, and the year before has no 29 February.
  assert.equal(startOfSpan(1, new Date('2024-02-28T21:30:00Z')), '2023-02-28')
  assert.equal(startOfSpan(5, new Date('2026-12-31T22:00:00Z')), '2022-01-01')
})

test('a range of one whole year is recognised as that year', () => {
  assert.equal(yearOfRange('2019-01-01', '2019-12-31'), '2019')
  assert.equal(yearOfRange('2019-01-02', '2019-12-31'), undefined)
})

test('undated decisions replace a range of dates, which stays in the address', () => {
  const address = readDecisionAddress({ q: 'kira', from: '2016-01-01', undated: '1' }, 'turkey')
  assert.equal(address.from, '2016-01-01')
  assert.equal(address.undated, 1)
  assert.deepEqual(decisionRequest(address).body.filters, { undated: true })
  assert.equal(readDecisionAddress({ undated: 'yes' }, 'turkey').undated, undefined)
})
