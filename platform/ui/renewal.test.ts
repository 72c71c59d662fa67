import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renewalOf } from './renewal.ts'

function renewalWith() {
  const renewed: unknown[] = []
  const invalidateQueries = async (filters?: { queryKey?: readonly unknown[] }) =>
    void renewed.push(filters?.queryKey)
  return { renewed, ...renewalOf({ invalidateQueries } as never, ['things.all', 'things.one']) }
}

test('a write renews the rows that its row names', async () => {
  const { renewed, done } = renewalWith()
  await done()
  assert.deepEqual(renewed, [['things.all'], ['things.one']])
})

test('a write that is refused because of a change meanwhile reads the current state', () => {
  for (const [status, count] of [
    [409, 2],
    [400, 0],
    [404, 0],
    [503, 0],
    [0, 0],
  ] as const) {
    const { renewed, refused } = renewalWith()
    refused({ status })
    assert.equal(renewed.length, count, String(status))
  }
})
