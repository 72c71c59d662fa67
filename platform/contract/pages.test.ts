import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { pageOf, pageQuery } from './index.ts'

test('the query names the page and its size, and the first twenty items are the default', () => {
  const query = z.object(pageQuery)
  assert.deepEqual(query.parse({}), { pageIndex: 0, pageSize: 20 })
  assert.deepEqual(query.parse({ pageIndex: '3', pageSize: '100' }), { pageIndex: 3, pageSize: 100 })
  for (const wrong of [{ pageIndex: '-1' }, { pageIndex: '1.5' }, { pageSize: '0' }, { pageSize: '101' }])
    assert.equal(query.safeParse(wrong).success, false, JSON.stringify(wrong))
})

test('a page holds its items and how many there are', () => {
  const page = pageOf(z.string())
  assert.ok(page.safeParse({ items: ['a'], total: 7, pageIndex: 0, pageSize: 20 }).success)
  assert.equal(page.safeParse({ items: [1], total: 7, pageIndex: 0, pageSize: 20 }).success, false)
})
