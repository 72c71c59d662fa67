import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf } from './device.ts'
import {
  canonicalEmail,
  canonicalPhoneNumber,
  isEmail,
  isOrganisation,
  isPassword,
  isPersonName,
  isPhoneNumber,
} from './fields.ts'
import { maskEmail, maskPhoneNumber } from './masking.ts'

test('an address shows its first letters and its ending', () => {
  assert.equal(maskEmail('ayse@ornek.com.tr'), 'a•••@o•••.tr')
  assert.equal(maskEmail('ş@ö.test'), 'ş•••@ö•••.test')
})

test('a masked number shows its country, if Turkish, and two digits', () => {
  assert.equal(maskPhoneNumber('+905551234512'), '+90 ••• ••• •• 12')
  assert.equal(maskPhoneNumber('+4915112345678'), '+••• ••• 78')
})

test('a telephone has one stored number, however it is typed', () => {
  const written = ['+905551234567', '905551234567', '5551234567', '+9005551234567', '9005551234567']
  assert.deepEqual(new Set(written.map(canonicalPhoneNumber)), new Set(['+905551234567']))
})

test('the patterns of the specification hold', () => {
  assert.deepEqual(
    ['+905551234567', '4915112345678', '0555', '+0555123456', '+90555', '+1234567890123456'].map(
      isPhoneNumber,
    ),
    [true, true, false, false, false, false],
  )
  assert.deepEqual(['a@b.c', 'ç@ö.tr', 'a@b', '@b.c', 'a b@c.d', 'a@b.c\n', 'a@b.c.'].map(isEmail), [
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  assert.deepEqual(['Çok-gizli1', 'Şifre12345', 'İ1-aaaaa', 'kisa-A1'].map(isPassword), [
    true,
    false,
    true,
    false,
  ])
  const greekQuestionMark = '\u037e'
  for (const text of [`a${greekQuestionMark}b@c.tr`, `a@b${greekQuestionMark}c.tr`, 'a\ufffd@b.tr'])
    assert.equal(isEmail(text), false, 'what is kept is no address')
  assert.equal(isPassword('Aa1!e\u0301e\u0301'), false, 'six letters are kept of these eight characters')
  const invisible = ['\u200b\u200b', 'Ay\u200bşe', 'Ay\u00adşe', '\u3164', '--', 'A\ud800', 'A\ufffd']
  for (const name of invisible) assert.equal(isPersonName(name), false, JSON.stringify(name))
  const marked = (marks: number) => isPersonName(`Ay${'\u0301'.repeat(marks)}`)
  assert.deepEqual([marked(4), marked(5)], [true, false])
  assert.deepEqual(['Ayşe Nur', "O'Neill", 'D. Öz-Er', 'a\tb', 'a/b', '<b>'].map(isPersonName), [
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('an address of a megabyte is refused by its length; matching it would take minutes', () => {
  assert.equal(isEmail(`a@${'a.'.repeat(500_000)}a b`), false)
})

test('the name of an office is one line without links', () => {
  const names = ['Öz & Er Hukuk Bürosu', 'Wwwanlı Ortaklık', 'Av. D. Öz (İstanbul)']
  for (const name of names) assert.ok(isOrganisation(name), name)
  const bad = ['a\nb', 'kotu https://kotu.test', 'WWW.kotu.test', 'a\u200bb', 'a\u2028b', '\u200b']
  for (const name of bad) assert.ok(!isOrganisation(name), JSON.stringify(name))
})

test('an address is one account, whichever i the keyboard writes', () => {
  const written = ['İBRAHİM@ornek.test', 'I\u0307brahi\u0307m@ornek.test', 'ibrahim@ORNEK.test']
  assert.deepEqual(new Set(written.map(canonicalEmail)), new Set(['ibrahim@ornek.test']))
})

test('a device is described only with words of our own', () => {
  const agents = {
    'Chrome, Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Edge, Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Safari, iPhone':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, macOS':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1',
    'Firefox, Android': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    '—': 'curl/8.0',
  }
  for (const [name, agent] of Object.entries(agents)) assert.equal(deviceOf(agent), name)
})
