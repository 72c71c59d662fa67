import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Passwords } from './passwords.ts'

test('hashing many passwords does not block other work', async () => {
  const passwords = new Passwords()
  const turns = { count: 0 }
  const timer = setInterval(() => (turns.count += 1), 1)
  await Promise.all(Array.from({ length: 30 }, () => passwords.hash('Ornek-Parola-1')))
  clearInterval(timer)
  // On the thread of the calls, no timer would have fired in between.
  assert.ok(turns.count > 5, `${turns.count}`)
})

test('a queue that is too long is refused instead of growing', async () => {
  const passwords = new Passwords(5)
  await passwords.matches(null, 'x')
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.hash('x')))
  const done = all.filter(({ status }) => status === 'fulfilled').length
  assert.ok(done >= 5 && done <= 8, `${done}`)
})

test('a letter counts the same in composed and decomposed form', async () => {
  const passwords = new Passwords()
  const stored = await passwords.hash('Şifre-Çok-1'.normalize('NFD'))
  assert.equal(await passwords.matches(stored, 'Şifre-Çok-1'.normalize('NFC')), true)
})

test('a hash is computed even if there is nothing to compare it with', async () => {
  const passwords = new Passwords()
  const stored = await passwords.hash('Ornek-Parola-1')
  assert.equal(await passwords.matches(null, 'Ornek-Parola-1'), false)
  assert.equal(await passwords.matches(undefined, 'a password that nobody has'), false)
  assert.equal(await passwords.matches(stored, 'Ornek-Parola-1'), true)
})
