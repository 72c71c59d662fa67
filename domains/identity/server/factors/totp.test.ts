import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTotp, stepOfCode } from './totp.ts'

/** The secret and the codes of RFC 6238, appendix B, in the length that apps show. */
const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test('codes match those of RFC 6238', () => {
  assert.equal(stepOfCode(secret, '287082', at(59)), 1)
  assert.equal(stepOfCode(secret, '081804', at(1_111_111_109)), 37_037_036)
  assert.equal(stepOfCode(secret, '050471', at(1_111_111_111)), 37_037_037)
  assert.equal(stepOfCode(secret, '005924', at(1_234_567_890)), 41_152_263)
  assert.equal(stepOfCode(secret, '279037', at(2_000_000_000)), 66_666_666)
})

test('a code is accepted one step early or late, and the result is its own step', () => {
  for (const seconds of [29, 30, 59, 60, 89]) assert.equal(stepOfCode(secret, '287082', at(seconds)), 1)
  for (const seconds of [90, 120, 3600]) assert.equal(stepOfCode(secret, '287082', at(seconds)), null)
})

test('a wrong code has no step', () => {
  assert.equal(stepOfCode(secret, '000000', at(59)), null)
})

test('a new secret has 160 bits and comes as text, address and picture', async () => {
  const made = await newTotp('deniz@ornek.test')
  assert.equal(made.bytes.length, 20)
  const uri = new URL(made.uri)
  assert.equal(uri.protocol, 'otpauth:')
  assert.equal(uri.searchParams.get('secret'), made.secret)
  assert.equal(uri.searchParams.get('issuer'), 'Mizan')
  assert.match(decodeURIComponent(uri.pathname), /deniz@ornek\.test/)
  assert.match(made.qr, /^<svg [\s\S]*<\/svg>\s*$/)
  assert.notEqual(made.secret, (await newTotp('deniz@ornek.test')).secret)
})
