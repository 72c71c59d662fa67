import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sameMailbox } from './same-mailbox.ts'

test('labels and the dots of Gmail lead to one mailbox where its provider says so', () => {
  for (const email of ['a.yse@gmail.com', 'ayse+mizan@gmail.com', 'ay.se+1+2@googlemail.com'])
    assert.equal(sameMailbox(email), 'ayse@gmail.com')
  assert.equal(sameMailbox('ayse.yilmaz+deneme@outlook.com'), 'ayse.yilmaz@outlook.com')
})

test('elsewhere they may be mailboxes of different people', () => {
  for (const email of ['a.yse@ornek.test', 'ayse+1@ornek.test', '"a@b"@ornek.test', 'ayse@gmail.com.tr'])
    assert.equal(sameMailbox(email), email)
})
