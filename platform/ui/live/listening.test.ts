import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isListening, listen } from './listening.ts'

test('what only events renew waits for the stream, and no longer than ten seconds', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  assert.equal(isListening(), true)
  listen.begin()
  assert.equal(isListening(), false)
  listen.settle()
  assert.equal(isListening(), true)
  listen.begin()
  t.mock.timers.tick(9_999)
  assert.equal(isListening(), false)
  t.mock.timers.tick(1)
  assert.equal(isListening(), true)
})
