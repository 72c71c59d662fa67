import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionOf, readListAddress, sortedBy } from './address.ts'

test('only what the list knows is read from an address', () => {
  const raw = { query: 'abc', sort: 'balance', direction: 'asc', page: '3', other: 'x' }
  assert.deepEqual(readListAddress(raw), { query: 'abc', sort: 'balance', direction: 'asc', page: 3 })
  assert.deepEqual(readListAddress({ query: '', sort: 'phone', direction: 'asc', page: '0' }), {})
  assert.deepEqual(readListAddress({ show: 'totals', sort: 'name' }), { show: 'totals' })
})

test('a column is first sorted from the end that is asked for most, then from the other; from the first page', () => {
  assert.deepEqual(sortedBy({ query: 'abc', page: 2 }, 'balance'), {
    query: 'abc',
    sort: 'balance',
    direction: 'desc',
  })
  assert.deepEqual(sortedBy({ sort: 'balance', direction: 'desc' }, 'balance'), {
    sort: 'balance',
    direction: 'asc',
  })
  assert.deepEqual(sortedBy({}, 'name'), { sort: 'name', direction: 'desc' })
})

test('the server is asked for a page in the order of the address', () => {
  assert.deepEqual(questionOf({}, 50), {
    ...{ query: '', pageIndex: 0, pageSize: 50 },
    ...{ sort: 'name', direction: 'asc' },
  })
  assert.deepEqual(questionOf({ query: ' abc ', sort: 'cases', page: 2 }, 50), {
    ...{ query: 'abc', pageIndex: 1, pageSize: 50 },
    ...{ sort: 'cases', direction: 'desc' },
  })
})
