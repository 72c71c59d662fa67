import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askBeforeSignOut, settleBeforeSignOut } from './farewells.ts'

test('whoever logs out is asked by each part that has something unsent, until they want to stay', async () => {
  const asked: string[] = []
  const part = (name: string, leaves: boolean) =>
    askBeforeSignOut(async () => {
      asked.push(name)
      return leaves
    })
  assert.equal(await settleBeforeSignOut(), true)
  const removals = [part('recordings', true), part('uploads', false), part('others', true)]
  assert.equal(await settleBeforeSignOut(), false)
  assert.deepEqual(asked, ['recordings', 'uploads'])
  removals[1]?.()
  assert.equal(await settleBeforeSignOut(), true)
  for (const remove of removals) remove()
})
