import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAboutOwner, isInList } from './weak-password.ts'

const list = new Set(['password', 'qwerty', 'galatasaray', 'istanbul', 'abc123456', '12345678', 'mavikapi'])

test('a common password is found despite capitals, digits, signs and the usual substitutions', () => {
  for (const password of [
    'Password1!',
    'P@ssw0rd1!',
    'PA$$W0RD2024.',
    '!!Password!!1',
    '1Pass-Word!',
    'PasswordPassword1!',
    'Qwerty123!',
    'Galatasaray1905!',
    'İSTANBUL34!',
    'Istanbul34!',
    'Abc123456!',
    'Xy12345678!',
    'Mavi-Kapı-1',
    'Aaaaaaaa1!',
    'Abababab1!',
  ])
    assert.equal(isInList(password, list), true, password)
})

test('a password that merely contains a common word is not refused', () => {
  for (const password of [
    'Mavi-Bahçe-Kapı-27',
    'Password-Yağmur-31',
    'xK9#mP2$vL!q',
    '7#4%Kq!2910w',
    'Ab7!Cd9?',
  ])
    assert.equal(isInList(password, list), false, password)
})

const owner = { email: 'deniz.aksu1990@ornek.test', name: 'Ayşe Nur', surname: 'Yılmaz' }

test('a password that is mostly the mailbox, a name or the product is refused', () => {
  for (const password of [
    'Deniz.aksu1990!',
    'Denizaksu1990!',
    'D3niz-Aksu7',
    'AYSENUR-1!',
    'Yılmaz1990!',
    'YILMAZ1990?',
    'Ayse-Yilmaz-1',
    'Mizan2024!',
    'M1zan-Deniz-9',
  ])
    assert.equal(isAboutOwner(password, owner), true, password)
})

test('a name in a longer password is not refused, nor is a name of two letters', () => {
  assert.equal(isAboutOwner('Yılmaz-kapının-önünde-3', owner), false)
  assert.equal(isAboutOwner('Mizan-Terazi-Kuyumcu-4', owner), false)
  assert.equal(isAboutOwner('Su!Su9Kx', { email: 'su@ornek.test', name: 'Su', surname: 'Er' }), false)
  assert.equal(isAboutOwner('K7m2p9x4!', { ...owner, email: 'k7m2p9x4@ornek.test' }), true)
})
