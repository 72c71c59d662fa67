import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCalendarAddress } from './address.ts'

test('an address of the calendar is read without what has another form', () => {
  const wrong = { scale: 'year', day: '2026-02-30', kinds: ['meeting'], of: 'theirs' }
  assert.deepEqual(readCalendarAddress(wrong), {})
  assert.deepEqual(readCalendarAddress({ day: '1899-12-31' }), {})
  const right = { scale: 'week', day: '2026-12-14', kinds: ['hearing', 'limit'], of: 'all' }
  assert.deepEqual(readCalendarAddress(right), right)
  assert.deepEqual(readCalendarAddress({ kinds: 'hearing' }), { kinds: ['hearing'] })
})

test('an address that names all kinds says no more than one that names none', () => {
  assert.deepEqual(readCalendarAddress({ kinds: ['hearing', 'limit', 'deadline', 'task'] }), {})
})
