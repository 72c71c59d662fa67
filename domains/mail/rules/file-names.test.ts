import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOfAttachment, nameOfMail } from './file-names.ts'

test('a mail has the name of its subject', () => {
  assert.equal(nameOfMail('Re: 3. duruşma  günü'), 'Re 3 duruşma günü.eml')
  assert.equal(nameOfMail(' ... '), 'E-posta.eml')
})

test('an attachment has its own name without folders, or one that says its number', () => {
  const named = (name: string, type = '') => nameOfAttachment({ name, type }, 2)
  assert.equal(named('../../etc/passwd.pdf'), 'passwd.pdf')
  assert.equal(named('C:\\Belgeler\\rapor.docx'), 'rapor.docx')
  assert.equal(named('rapor', 'application/pdf'), 'rapor.pdf')
  assert.equal(named('', 'image/jpeg'), 'Ek 2.jpg')
  assert.equal(named('..', 'application/x-unknown'), 'Ek 2')
})

test('a name of which nothing would be left gets another one', () => {
  const named = (name: string, type = '') => nameOfAttachment({ name, type }, 2)
  assert.equal(named('..pdf', 'application/pdf'), 'Ek 2.pdf')
  assert.equal(named('\u3164.pdf', 'application/pdf'), 'Ek 2.pdf')
  assert.equal(nameOfMail('\u3164'), 'E-posta.eml')
})
