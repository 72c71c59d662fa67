/** Makes three of the kills of which `node quality/faults/accounts.ts` makes ten; the third also kills PostgreSQL. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killDuringSignUps, type Round } from './accounts.ts'

test('every answered sign-up survives a kill, and no account is incomplete', {
  timeout: 240_000,
}, async () => {
  const rounds: Round[] = []
  await killDuringSignUps(3, 100, (round) => rounds.push(round))
  assert.equal(rounds.length, 3)
  assert.ok(rounds.every(({ acknowledged, signUps }) => acknowledged > 0 && acknowledged < signUps))
  assert.ok(rounds.some(({ refreshes }) => refreshes > 0))
})
