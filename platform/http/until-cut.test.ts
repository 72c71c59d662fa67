import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { untilCut } from './until-cut.ts'

const source = (highWaterMark = 4) => new Readable({ read: () => undefined, highWaterMark })
async function textOf(stream: ReturnType<typeof untilCut>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

test('bytes that arrived before the connection was cut are read to their end, even those not asked for yet', async () => {
  const raw = source()
  const bytes = untilCut(raw)
  for (const part of ['Dava ', 'dilekçesi ', 've ekleri']) raw.push(part)
  await new Promise(setImmediate)
  raw.destroy(new Error('aborted'))
  assert.equal(await textOf(bytes), 'Dava dilekçesi ve ekleri')
})

test('a line that was cut before anybody read gives what had come', async () => {
  const raw = source()
  raw.push('Dava')
  raw.destroy()
  assert.equal(await textOf(untilCut(raw)), 'Dava')
})

test('a whole request is read to its end, and holds back while nobody reads', async () => {
  const raw = source()
  const bytes = untilCut(raw)
  for (let part = 0; part < 100; part += 1) raw.push('12345678')
  raw.push(null)
  await new Promise(setImmediate)
  assert.ok(raw.readableLength > 700, `${raw.readableLength} bytes wait`)
  assert.equal((await textOf(bytes)).length, 800)
})

test('once nobody wants them any more, the rest passes by', async () => {
  const raw = source()
  const bytes = untilCut(raw)
  await bytes.cancel()
  raw.push('12345678')
  raw.push(null)
  raw.resume()
  await new Promise((resolve) => raw.once('end', resolve))
})
