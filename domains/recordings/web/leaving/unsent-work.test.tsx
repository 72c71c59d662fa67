import assert from 'node:assert/strict'
import { test } from 'node:test'
import { throwAway } from './unsent-work.ts'

test('whoever throws away what they are recording lets the microphone go before the browser forgets it', async () => {
  const done: string[] = []
  const recorder = { current: () => ({ id: 'a' }), end: async () => void done.push('ended') }
  const outbox = { forgetAll: async (userId: string) => void done.push(`forgotten ${userId}`) }
  await throwAway({ outbox, recorder }, 'deniz')
  assert.deepEqual(done, ['ended', 'forgotten deniz'])
})
