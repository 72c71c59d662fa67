/** Makes one of the kills of which `npm run faults -- kills` makes five and `node quality/faults/accounts.ts` ten. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killDuringSignUps, type Round } from './accounts.ts'

test('every answered sign-up survives a kill, and no account is incomplete', {
  timeout: 240_000,
}, async () => {
  const rounds: Round[] = []
  await killDuringSignUps(1, 100, (round) => rounds.push(round))
  assert.equal(rounds.length, 1)
  assert.ok(rounds.every(({ acknowledged, signUps }) => acknowledged > 0 && acknowledged < signUps))
})
