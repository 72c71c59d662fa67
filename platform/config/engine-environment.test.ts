import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdLessOfLargeFields, setEngineThreads } from './engine-environment.ts'

test('the engine gets at least two threads, and one part of an index for each', () => {
  const environment: Record<string, string> = {}
  setEngineThreads(environment)
  assert.ok(Number(environment.LANCE_CPU_THREADS) >= 2)
  assert.equal(environment.LANCE_FTS_SEARCH_CHUNK, '1')
})

test('what the operator has set stays', () => {
  const set = { LANCE_CPU_THREADS: '7', LANCE_FTS_SEARCH_CHUNK: '3', LANCE_FTS_PARTITION_SIZE: '99' }
  const environment = { ...set }
  setEngineThreads(environment)
  holdLessOfLargeFields(environment)
  assert.deepEqual(environment, set)
})
