import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailAddress, phoneDigits } from './addresses.ts'
import { UndeliverableError } from './senders.ts'

test('a mail goes to one address in plain letters', () => {
  for (const to of ['ayse@ornek.test', 'ayşe.öz+buro@örnek.test', "o'neill@ornek.test"])
    assert.equal(mailAddress(to), to)
  const wrong = [
    'a@b@ornek.test',
    '@ornek.test',
    'a@',
    'a@ornek.test;b@ornek.test',
    `${'x'.repeat(65)}@ornek.test`,
  ]
  for (const to of wrong) assert.throws(() => mailAddress(to), UndeliverableError, to)
})

test('an SMS goes to one number with its country code', () => {
  assert.equal(phoneDigits('+905550000001'), '905550000001')
  for (const to of ['0555', '+90 555 000 00 01', '+9055500000011234'])
    assert.throws(() => phoneDigits(to), UndeliverableError, to)
})
