import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFiltered, questionOf, readListAddress, sortedBy } from './address.ts'
import { arrivalsIn } from './arrivals.ts'

const rows = (text: string) =>
  text.split(' ').map((one) => ({ caseId: one[0] ?? '', version: Number(one.slice(1)) }))

test('rows of others wait: what is shown keeps its place, and changed rows are named', () => {
  const { shown, changed, waiting } = arrivalsIn(rows('a1 b1 c1'), rows('n1 c2 a1 b1'))
  assert.deepEqual(shown, rows('a1 b1 c2'))
  assert.deepEqual([changed, waiting], [['c'], 2])
})

test('a row that is gone disappears, and a row that changed in its place does not wait', () => {
  assert.deepEqual(arrivalsIn(rows('a1 b1 c1'), rows('a2 c1')), {
    shown: rows('a2 c1'),
    changed: ['a'],
    waiting: 0,
  })
})

test('an address is read without what has another form', () => {
  const read = readListAddress({
    query: 'yılmaz',
    state: ['open', 'lost', 'none'],
    following: 'true',
    deadlineFrom: '2026-12-20',
    deadlineTo: '2026-12-14',
    sort: 'deadline',
    direction: 'up',
    page: '1',
  })
  assert.deepEqual(read, { query: 'yılmaz', state: ['open', 'none'], following: 'true', sort: 'deadline' })
  assert.deepEqual(questionOf({ ...read, page: 3 }, 50), {
    query: 'yılmaz',
    state: 'open,none',
    following: 'true',
    sort: 'deadline',
    pageIndex: 2,
    pageSize: 50,
  })
})

test('of a range of deadlines that has one end alone the other is the end of the calendar', () => {
  const both = { deadlineFrom: '1900-01-01', deadlineTo: '2026-12-14' }
  assert.deepEqual(readListAddress({ deadlineTo: '2026-12-14' }), both)
  assert.deepEqual(readListAddress({ deadlineFrom: '2026-12-14' }), {
    deadlineFrom: '2026-12-14',
    deadlineTo: '2099-12-31',
  })
  assert.deepEqual(readListAddress({ deadlineFrom: 'x' }), {})
})

test('an order filters nothing; a head of a column turns its order, and begins with the first page', () => {
  assert.deepEqual([isFiltered({ sort: 'title', page: 2 }), isFiltered({ query: 'a' })], [false, true])
  assert.deepEqual(sortedBy({ page: 2 }, 'deadline'), { sort: 'deadline', direction: 'asc' })
  assert.deepEqual(sortedBy({ sort: 'deadline' }, 'deadline'), { sort: 'deadline', direction: 'desc' })
  assert.deepEqual(sortedBy({}, 'changed'), { sort: 'changed', direction: 'asc' })
})
