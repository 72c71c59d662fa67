/** Tests that a logo is unpacked and written again; anything but a plain small picture is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { soundLogo } from './sound-logo.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

interface PngOptions {
  width?: number
  height?: number
  interlaced?: number
  pixels?: Buffer
  more?: Buffer[]
}

/** A grey picture of 8 bits. */
function png({ width = 4, height = 2, interlaced = 0, pixels, more = [] }: PngOptions = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, interlaced], 8)
  const data = deflateSync(pixels ?? Buffer.alloc(height * (width + 1)))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const sound = (bytes: Buffer) => soundLogo(bytes.toString('base64'))

test('a plain picture is kept as it is drawn, without what else was in its file', () => {
  const plain = png()
  assert.deepEqual(sound(plain), plain)
  const secret = chunk('tEXt', Buffer.from('Comment\0secret'))
  assert.deepEqual(sound(png({ more: [secret] })), plain)
})

test('a file that is no picture, is cut off, continues after its end or was changed is refused', () => {
  const plain = png()
  const changed = Buffer.from(plain)
  changed[40] = (changed[40] ?? 0) ^ 1
  for (const wrong of [
    Buffer.from('<svg onload="alert(1)"/>'),
    Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    plain.subarray(0, -1),
    Buffer.concat([plain, Buffer.from('%PDF-1.7')]),
    changed,
    Buffer.alloc(0),
  ])
    assert.equal(sound(wrong), undefined)
})

test('a picture that unpacks to more or less than it says, is too large or interlaced is refused', () => {
  assert.equal(sound(png({ pixels: Buffer.alloc(50_000_000) })), undefined)
  assert.equal(sound(png({ pixels: Buffer.alloc(3) })), undefined)
  assert.equal(sound(png({ width: 801 })), undefined)
  assert.equal(sound(png({ width: 0 })), undefined)
  assert.equal(sound(png({ interlaced: 1 })), undefined)
})
