import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageWithin, readBarsAddress, readMessagesAddress } from './address.ts'

test('the lists of staff read known values from their address, and leave default values out of it', () => {
  assert.deepEqual(readMessagesAddress({ state: 'new', kind: 'letter', q: '  ', page: '1' }), {})
  assert.deepEqual(readMessagesAddress({ state: 'closed', kind: 'demo', q: ' kira ', page: '3' }), {
    state: 'closed',
    kind: 'demo',
    q: 'kira',
    page: 3,
  })
  assert.deepEqual(readBarsAddress({ state: 'pending', page: '-2' }), {})
  assert.deepEqual(readBarsAddress({ state: 'all', q: 'x'.repeat(200), page: '1.5' }), {
    state: 'all',
    q: 'x'.repeat(100),
  })
})

test('a page that no longer exists leads to the last one', () => {
  assert.deepEqual(
    [pageWithin(1, 0), pageWithin(1, 1), pageWithin(2, 1), pageWithin(2, 5), pageWithin(9, 5)],
    [1, 1, 1, 2, 5],
  )
})
