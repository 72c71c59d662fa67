import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from './until.ts'

test('a later result is waited for and returned, even a zero', async () => {
  let looks = 0
  assert.equal(await until(() => (++looks < 3 ? undefined : 'here')), 'here')
  assert.equal(looks, 3)
  assert.equal(await until(async () => 0), 0)
})

test('waiting for a result that never comes fails, and so does a failing look', async () => {
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
