import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { onceAnswering, watchedFetch } from './connection.ts'

/** The line: whether it is there, and how often it was asked past what the browser keeps. */
function line(t: TestContext) {
  const state = { isCut: false, asked: 0 }
  t.mock.method(globalThis, 'fetch', async (_input: unknown, init?: RequestInit) => {
    if (init?.cache === 'no-store') state.asked += 1
    if (state.isCut) throw new TypeError('Failed to fetch')
    return new Response()
  })
  return state
}

test('what waits for the server is done only if the server answers right before', async (t) => {
  const state = line(t)
  let done = 0
  const work = () => {
    done += 1
  }
  await watchedFetch('/api/late')
  state.isCut = true
  await onceAnswering(work)
  assert.deepEqual([done, state.asked], [0, 1])
  state.isCut = false
  await onceAnswering(work)
  assert.deepEqual([done, state.asked], [1, 2])
})
