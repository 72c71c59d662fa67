import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FilteredSearch, LawSearch } from '../schemas.ts'

test('an unknown filter is refused, because ignoring it would widen the search', () => {
  const body = { query: 'kira', searchCountry: 'turkey' }
  assert.ok(FilteredSearch.safeParse({ ...body, filters: { courts: ['Danıştay'] } }).success)
  for (const schema of [FilteredSearch, LawSearch]) {
    const { error } = schema.safeParse({ ...body, filters: { mahkeme: 'Danıştay' } })
    assert.deepEqual(
      error?.issues.map(({ code, path }) => [code, path.join('.')]),
      [['unrecognized_keys', 'filters']],
    )
  }
})

test('a range of dates together with "without a date" is refused, because ignoring one of them would mislead', () => {
  const given = (filters: object) =>
    FilteredSearch.safeParse({ query: 'kira', searchCountry: 'turkey', filters }).error?.issues[0]?.message
  assert.equal(given({ undated: true }), undefined)
  assert.equal(given({ undated: false, startDate: '2020-01-01' }), undefined)
  assert.equal(given({ undated: true, startDate: '2020-01-01' }), 'dates.undated')
  assert.equal(given({ undated: true, endDate: '2020-01-01' }), 'dates.undated')
})
