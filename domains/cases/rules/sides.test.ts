import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jurisdictions } from '../data/jurisdictions.ts'
import { stanceOf } from './party-role.ts'
import { oppositeOf, rolesIn, usualRoles } from './sides.ts'

test('the sides bear the names of their proceedings', () => {
  assert.deepEqual(usualRoles('civil'), ['claimant', 'defendant'])
  assert.deepEqual(usualRoles('criminal'), ['accused', 'complainant'])
  assert.deepEqual(usualRoles('enforcement'), ['creditor', 'debtor'])
  assert.deepEqual(usualRoles('constitutional'), ['petitioner', 'opponent'])
  assert.ok(rolesIn('criminal').includes('harmed'))
})

test('whoever stands against a role is called as the other side', () => {
  assert.equal(oppositeOf('civil', 'defendant'), 'claimant')
  assert.equal(oppositeOf('civil', 'claimant'), 'defendant')
  assert.equal(oppositeOf('criminal', 'harmed'), 'accused')
  assert.equal(oppositeOf('enforcement', 'witness'), 'debtor')
})

test('in every kind of proceedings the two usual roles oppose each other', () => {
  for (const jurisdiction of jurisdictions) {
    const [ours, theirs] = usualRoles(jurisdiction)
    assert.equal(stanceOf({ role: theirs, isClient: false }, [ours]), 'opponent', jurisdiction)
  }
})
