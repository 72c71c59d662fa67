// Three of the kills that `node quality/faults/accounts.ts` makes ten of; the third takes PostgreSQL along.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killDuringSignUps, type Round } from './accounts.ts'

test('whoever was answered before a kill is there after it, and nobody by halves', {
  timeout: 240_000,
}, async () => {
  const rounds: Round[] = []
  await killDuringSignUps(3, 100, (round) => rounds.push(round))
  assert.equal(rounds.length, 3)
  assert.ok(rounds.every(({ acknowledged, signUps }) => acknowledged > 0 && acknowledged < signUps))
  assert.ok(rounds.some(({ refreshes }) => refreshes > 0))
})
