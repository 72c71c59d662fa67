import assert from 'node:assert/strict'
import { test } from 'node:test'
import { samePartyAmong } from './same-party.ts'

const ayse = { name: 'Ayşe Yılmaz', role: 'claimant', clientId: null }
const isThere = (wanted: object, there: object = {}) =>
  samePartyAmong([{ ...ayse, ...there }], { ...ayse, ...wanted }) !== undefined

test('one name in one role is one party, however it is spaced and capitalised', () => {
  assert.ok(isThere({}))
  assert.ok(isThere({ name: ' AYŞE  YILMAZ' }))
  assert.ok(isThere({ role: 'kayyım' }, { role: 'Kayyım' }))
  assert.ok(!isThere({ role: 'witness' }))
  assert.ok(!isThere({ name: 'Ayşe Yılmaz (Ali kızı)' }))
})

test('a client is the same under another name, and another client is not under the same one', () => {
  assert.ok(isThere({ clientId: 'a', name: 'Ayşe Kaya' }, { clientId: 'a' }))
  assert.ok(!isThere({ clientId: 'b' }, { clientId: 'a' }))
  assert.ok(isThere({ clientId: 'b' }), 'somebody of this name who is not linked to a client')
})
