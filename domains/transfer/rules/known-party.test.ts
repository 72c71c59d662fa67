import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKnownParty } from './known-party.ts'

test('an opponent whom a table of parties names by their role is the same one, and other roles are other parties', () => {
  const of = (name: string, role: string) => ({ name, role, clientId: null })
  const parties = [of('Kemal Demir', 'opponent'), of('Elif Ak', 'claimant')]
  assert.equal(isKnownParty(parties, of('KEMAL DEMİR', 'defendant')), true)
  assert.equal(isKnownParty(parties, of('Elif Ak', 'claimant')), true)
  assert.equal(isKnownParty(parties, of('Elif Ak', 'opponent')), true)
  assert.equal(isKnownParty(parties, of('Elif Ak', 'thirdPerson')), false)
  assert.equal(isKnownParty(parties, of('Kemal Demirci', 'defendant')), false)
})
