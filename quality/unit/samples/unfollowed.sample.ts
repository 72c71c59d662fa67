import assert from 'node:assert/strict'
import { executionAsyncId } from 'node:async_hooks'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'

test('a promise gets a number only while somebody follows it', async () => {
  await setImmediate()
  const numbers = [executionAsyncId()]
  await Promise.resolve()
  numbers.push(executionAsyncId())
  assert.equal(numbers[0], numbers[1])
})
