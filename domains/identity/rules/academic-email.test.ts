import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAcademicEmail } from './academic-email.ts'

test('an academic address ends in edu.tr', () => {
  for (const email of ['a@edu.tr', 'a@hukuk.ankara.edu.tr', 'A@ANKARA.EDU.TR'])
    assert.equal(isAcademicEmail(email), true, email)
})

test('an address whose domain only looks like it is not academic', () => {
  for (const email of ['a@fakeedu.tr', 'a@ankara.edu', 'a@ankara.edu.tr.com', 'edu.tr@gmail.com'])
    assert.equal(isAcademicEmail(email), false, email)
})
