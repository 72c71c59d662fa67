import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Feed } from './feed.ts'

test('a feed that could not be opened is not tried again after its readers have left', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let failures = 0
  const away = async () => {
    throw new Error('the database is away')
  }
  const feed = new Feed({ last: away, after: away, has: away }, () => {
    failures += 1
  })
  const { tail, position } = feed.join()
  feed.wake()
  await assert.rejects(position)
  feed.leave(tail)
  await turns()
  const before = failures
  assert.ok(before > 0)
  for (let second = 0; second < 5; second += 1) {
    t.mock.timers.tick(1_000)
    await turns()
  }
  assert.equal(failures, before)
})

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
