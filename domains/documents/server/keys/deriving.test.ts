/** Who waits for whom while keys are derived from passphrases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import { createSeats } from '@mizan/platform/access'
import { derivationBounds } from '../../data/limits.ts'
import type { KeyCall } from './call.ts'
import { deriving } from './deriving.ts'

test('members and administrators of one office, however many, leave a seat to another office', async () => {
  const derivationSeats = createSeats(derivationBounds)
  const begun: string[] = []
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const begin = (officeId: string, role: string, userId: string) => {
    const caller = { userId, officeId, roles: [role] }
    const call = { parts: { derivationSeats }, caller, client: { address: '', agent: '' } }
    return deriving(call as unknown as KeyCall, () => {
      begun.push(userId)
      return over
    })
  }
  const all = [
    begin('a', 'ADMIN', 'ann'),
    begin('a', 'ADMIN', 'bob'),
    begin('a', 'USER', 'cem'),
    begin('a', 'USER', 'can'),
    begin('b', 'ADMIN', 'eda'),
  ]
  await nextRound()
  assert.deepEqual(begun, ['ann', 'cem', 'eda'])
  end()
  await Promise.all(all)
})
