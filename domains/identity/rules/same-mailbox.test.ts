import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sameMailbox } from './same-mailbox.ts'

test("labels, Gmail's dots and the other domains of a provider lead to one mailbox", () => {
  for (const email of ['a.yse@gmail.com', 'ayse+mizan@gmail.com', 'ay.se+1+2@googlemail.com'])
    assert.equal(sameMailbox(email), 'ayse@gmail.com')
  assert.equal(sameMailbox('ayse.yilmaz+deneme@outlook.com.tr'), 'ayse.yilmaz@outlook.com.tr')
  assert.equal(sameMailbox('ayse+1@buro.test'), 'ayse@buro.test')
  for (const email of ['ay.se@proton.me', 'ay_se+1@protonmail.com', 'ayse@pm.me'])
    assert.equal(sameMailbox(email), 'ayse@proton.me')
  assert.equal(sameMailbox('ayse@me.com'), sameMailbox('ayse@icloud.com'))
})

test('addresses that may belong to different people are kept apart', () => {
  for (const email of ['a.yse@ornek.test', '+1@ornek.test', '"a@b"@ornek.test', 'ayse@gmail.com.tr'])
    assert.equal(sameMailbox(email), email)
})
