import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ContactFields, contactValue, isWebsite } from './contact.ts'

const check = (type: ContactFields['type'], value: string) => contactValue({ type, title: 'İş', value })

test('values of e-mail, phone, WhatsApp and website contacts are checked, addresses are free', () => {
  assert.deepEqual(check('Email', 'ad ornek.test'), { breaks: 'field.email' })
  assert.deepEqual(check('Phone', 'abc'), { breaks: 'field.phone' })
  assert.deepEqual(check('WhatsApp', '123'), { breaks: 'field.phone' })
  assert.deepEqual(check('Website', 'ornek'), { breaks: 'field.website' })
  assert.deepEqual(check('Address', 'Gül Sokak 5\nÇankaya'), { value: 'Gül Sokak 5\nÇankaya' })
})

test('an e-mail address is kept in lower case, a number without separators and with its country', () => {
  assert.deepEqual(check('Email', 'Bilgi@Ornek.Test'), { value: 'bilgi@ornek.test' })
  assert.deepEqual(check('Phone', '+90 (555) 000-00.00'), { value: '+905550000000' })
  assert.deepEqual(check('Phone', '312 444 00 00'), { value: '+903124440000' })
  assert.deepEqual(check('WhatsApp', '49 170 1234567'), { value: '+491701234567' })
  assert.deepEqual(check('WhatsApp', '0532 123 45 67'), { value: '+905321234567' })
})

test('a website has a host name with a top-level domain of two letters or more', () => {
  for (const text of [
    'ornek.com',
    'https://www.ornek.com.tr/iletisim?dil=tr',
    'http://çağrı.com',
    'a.co:8080',
  ])
    assert.ok(isWebsite(text), text)
  for (const text of [
    'ornek',
    'ornek.c',
    'ftp://ornek.com',
    'javascript:alert(1)',
    'or nek.com',
    'ornek.com/a b',
  ])
    assert.ok(!isWebsite(text), text)
})

test('a website of thousands of dots is refused at once', () => {
  const started = performance.now()
  assert.ok(!isWebsite(`${'a.'.repeat(100_000)}1`))
  assert.ok(performance.now() - started < 500)
})
