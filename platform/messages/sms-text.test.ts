import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smsText } from './sms-text.ts'

test('a text without Turkish letters takes 160 characters alone and 153 per part', () => {
  assert.deepEqual(smsText('a'.repeat(160)), { text: 'a'.repeat(160), isTurkish: false, parts: 1 })
  assert.equal(smsText('a'.repeat(161)).parts, 2)
  assert.equal(smsText('a'.repeat(307)).parts, 3)
})

test('a text with Turkish letters takes 155 characters alone and 149 per part', () => {
  assert.deepEqual([smsText('ş'.repeat(155)).parts, smsText('ş'.repeat(156)).parts], [1, 2])
  assert.equal(smsText('ş'.repeat(299)).parts, 3)
})

test('ö, ü and Ç need no Turkish alphabet, and brackets count as two characters', () => {
  assert.equal(smsText('öüÖÜÇ').isTurkish, false)
  assert.equal(smsText('ç').isTurkish, true)
  assert.equal(smsText('['.repeat(81)).parts, 2)
})

test('typographic signs are simplified and unknown ones become a question mark', () => {
  assert.equal(smsText('“Ayşe’nin kodu” – 12… 🙂 hâkim').text, '"Ayşe\'nin kodu" - 12... ? hakim')
})

test('decomposed letters are composed first', () => {
  assert.equal(smsText('s\u0327').text, 'ş')
})
