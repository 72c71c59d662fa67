import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from './until.ts'

test('what comes about later is waited for and given, also a zero', async () => {
  let looks = 0
  assert.equal(await until(() => (++looks < 3 ? undefined : 'here')), 'here')
  assert.equal(looks, 3)
  assert.equal(await until(async () => 0), 0)
})

test('what never comes about fails, and so does looking', async () => {
  await assert.rejects(
    until(() => false, 0),
    /did not come about within 0 seconds/,
  )
  await assert.rejects(
    until(() => {
      throw new Error('gone')
    }),
    /gone/,
  )
})
