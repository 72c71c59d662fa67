import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { survey } from './survey.ts'

function* pieces(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const surveyed = (bytes: Buffer, size: number) => survey(Readable.from(pieces(bytes, size)))

/** Declares the sheet “Makro1” in an old workbook. */
const declared = (kind: number, more: { visibility?: number; size?: number } = {}) => {
  const { visibility = 0, size = 14 } = more
  return Buffer.concat([
    Buffer.from([0x85, 0, size, 0, 0, 3, 0, 0, visibility, kind, 6, 0]),
    Buffer.from('Makro1'),
  ])
}
const wide = Buffer.concat([
  Buffer.from([0x85, 0, 10, 0, 0, 3, 0, 0, 0, 1, 1, 1]),
  Buffer.from('ş', 'utf16le'),
])
const project = Buffer.from('_VBA_PROJECT', 'utf16le')
const within = (bytes: Buffer) => Buffer.concat([Buffer.alloc(100), bytes, Buffer.alloc(100)])

for (const { what, bytes } of [
  { what: 'a project of macros', bytes: project },
  { what: 'a sheet of macros', bytes: declared(1) },
  { what: 'a sheet of macros that is hidden from everybody', bytes: declared(1, { visibility: 2 }) },
  { what: 'a sheet of macros with a Turkish name', bytes: wide },
  { what: 'a sheet of macros of Excel 95', bytes: declared(1, { size: 13 }) },
  { what: 'a module of macros', bytes: declared(6) },
])
  test(`${what} is found in an old file wherever its pieces end`, async () => {
    for (let size = 1; size <= 60; size += 1)
      assert.equal((await surveyed(within(bytes), size)).hasOldMacros, true, String(size))
  })

for (const { what, bytes } of [
  { what: 'half a name', bytes: project.subarray(1) },
  { what: 'a sheet of cells', bytes: declared(0) },
  { what: 'a sheet with a chart', bytes: declared(2) },
  { what: 'what only begins like the declaration of a sheet', bytes: declared(1, { size: 40 }) },
])
  test(`${what} is no macro`, async () => {
    for (const size of [7, 60, 1_000])
      assert.equal((await surveyed(within(bytes), size)).hasOldMacros, false, String(size))
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
