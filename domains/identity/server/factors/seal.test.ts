import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const secret = Buffer.from('the secret of an app')

test('a sealed secret can be read with the same key and owner', () => {
  const sealed = seal(key, secret, 'factor-1')
  assert.ok(!sealed.includes(secret))
  assert.deepEqual(unseal(key, sealed, 'factor-1'), secret)
})

test('sealing a secret twice gives different bytes', () => {
  assert.notDeepEqual(seal(key, secret, 'factor-1'), seal(key, secret, 'factor-1'))
})

test('another key, another owner or a changed byte is refused', () => {
  const sealed = seal(key, secret, 'factor-1')
  assert.throws(() => unseal(randomBytes(32), sealed, 'factor-1'))
  assert.throws(() => unseal(key, sealed, 'factor-2'))
  for (const place of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    assert.throws(() => unseal(key, changed, 'factor-1'))
  }
})
