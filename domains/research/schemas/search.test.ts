import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FilteredSearch, LawSearch } from '../schemas.ts'

test('a filter of a wrong name is refused, as leaving it out would widen the search', () => {
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
