import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressWith, codesAddressed } from './addressed.ts'
import { addressedCode, codeOf } from './code.ts'

const code = codeOf([5, 0, 28, 13, 7, 7, 21, 2])
const box = 'dosya.posta@ornek.test'
const address = addressWith(box, addressedCode(code))

test('the code after the plus of the address counts, in any header of recipients', () => {
  assert.equal(address, `dosya.posta+${addressedCode(code)}@ornek.test`)
  assert.deepEqual(codesAddressed(`To: Ali <a@b.test>,\r\n <${address.toUpperCase()}>`, box), [code])
  assert.deepEqual(codesAddressed(`Delivered-To: ${address}\r\nCc: x@y.test`, box), [code])
})

test('other boxes and other hosts are not this one', () => {
  const others = [`x${address}`, `${address}.example`, address.replace('dosya.posta', 'dosyaXposta')]
  for (const other of others) assert.deepEqual(codesAddressed(`To: ${other}`, box), [], other)
  assert.deepEqual(codesAddressed(`To: ${box}\r\nSubject: ${addressedCode(code)}`, box), [])
})

test('codes in the subject, in the sender or in a name beside an address are ignored', () => {
  for (const line of [
    `Subject: FW: ${address}`,
    `From: <${address}>`,
    `To: "Dosya ${address}" <baska@ornek.test>`,
    `X-Note: ${address}`,
  ])
    assert.deepEqual(codesAddressed(`${line}\r\nDate: today`, box), [], line)
  assert.deepEqual(codesAddressed(`Subject: a\r\nTo: "Dosya" <${address}>`, box), [code])
})

test('a line of recipients with a hundred thousand quotation marks is read at once', () => {
  const begins = performance.now()
  const line = `To: "${'\\"'.repeat(100_000)}`
  assert.deepEqual(codesAddressed(`${line}\r\nCc: ${address}`, box), [code])
  assert.deepEqual(codesAddressed(`${line} <${address}>`, box), [code])
  assert.ok(performance.now() - begins < 2_000)
})
