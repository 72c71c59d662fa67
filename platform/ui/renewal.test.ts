import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { renewAnswers, renewalOf } from './renewal.ts'

function renewalWith() {
  const renewed: unknown[] = []
  const cache = new QueryClient()
  cache.invalidateQueries = async (filters) => void renewed.push(filters?.queryKey)
  return { renewed, ...renewalOf(cache, () => ({ renews: ['things.all', 'things.one'] })) }
}

/** Reads that the test answers, in their order. */
function heldReads() {
  const answers: ((value: number) => void)[] = []
  const cache = new QueryClient()
  const read = () => new Promise<number>((resolve) => answers.push(resolve))
  const options = { queryKey: ['things.count'], queryFn: read, staleTime: Number.POSITIVE_INFINITY }
  const observer = new QueryObserver(cache, options)
  return { cache, answers, observer, leave: observer.subscribe(() => {}) }
}

const turn = () => new Promise(setImmediate)

test('a first read that was under way when something changed is read once more', async () => {
  const { cache, answers, observer, leave } = heldReads()
  const renewed = renewAnswers(cache, { queryKey: ['things.count'] })
  answers[0]?.(4)
  while (answers.length < 2) await turn()
  answers[1]?.(2)
  await renewed
  assert.equal(observer.getCurrentResult().data, 2)
  leave()
  cache.clear()
})

test('an answer that is on the screen is read again once', async () => {
  const { cache, answers, observer, leave } = heldReads()
  answers[0]?.(4)
  while (observer.getCurrentResult().data === undefined) await turn()
  const renewed = renewAnswers(cache)
  answers[1]?.(2)
  await renewed
  assert.deepEqual([observer.getCurrentResult().data, answers.length], [2, 2])
  leave()
  cache.clear()
})

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
