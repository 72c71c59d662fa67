import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { survey } from './survey.ts'

function* pieces(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const surveyed = (bytes: Buffer, size: number) => survey(Readable.from(pieces(bytes, size)))

test('a mark of macros is found wherever the pieces end', async () => {
  const mark = Buffer.from('_VBA_PROJECT', 'utf16le')
  const bytes = Buffer.concat([Buffer.alloc(100), mark, Buffer.alloc(100)])
  for (let size = 1; size <= 60; size += 1)
    assert.equal((await surveyed(bytes, size)).hasOldMacros, true, String(size))
  const without = Buffer.concat([Buffer.alloc(100), mark.subarray(1), Buffer.alloc(100)])
  assert.equal((await surveyed(without, 7)).hasOldMacros, false)
})

test('the ends of a file are kept, however it comes', async () => {
  for (const length of [10, 65_536, 262_144, 262_145, 700_000])
    for (const size of [1_000, 65_536, 300_000]) {
      const bytes = randomBytes(length)
      const { head, tail, size: counted } = await surveyed(bytes, size)
      assert.equal(counted, length)
      assert.ok(head.equals(bytes.subarray(0, 65_536)))
      assert.ok(tail.equals(bytes.subarray(-262_144)))
    }
})

test('a file with one byte that no text has is not a text', async () => {
  const text = Buffer.from('Sayın Mahkeme,\r\n\tdelil\u001b\f')
  assert.equal((await surveyed(text, 5)).isText, true)
  assert.equal((await surveyed(Buffer.concat([text, Buffer.from([0])]), 5)).isText, false)
})
