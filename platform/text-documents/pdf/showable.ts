/**
 * Detects the images that a PDF can hold. Their unpacked size is checked first, because drawing one may unpack all of
 * it.
 */
import { inflateSync } from 'node:zlib'
import type { Image } from '../model.ts'

const mostPixels = 25_000_000
/** The verdicts by the bytes of the image, which many places may show. */
const known = new WeakMap<Uint8Array, boolean>()

/** Samples of a pixel by the colour type of a PNG. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

export function isShowable(image: Image): boolean {
  const found =
    known.get(image.data) ?? (image.type === 'jpeg' || (image.type === 'png' && isSoundPng(bufferOf(image))))
  known.set(image.data, found)
  return found
}

/** The same bytes, not copied. */
export const bufferOf = ({ data }: Image): Buffer => Buffer.from(data.buffer, data.byteOffset, data.length)

function isSoundPng(bytes: Buffer): boolean {
  if (bytes.length < 33) return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 0, type = 0] = [bytes[24], bytes[25]]
  const bits = depth * (samples[type] ?? 0)
  if (bits === 0 || ![1, 2, 4, 8, 16].includes(depth) || width * height > mostPixels || width * height === 0)
    return false
  const expected = height * (1 + Math.ceil((width * bits) / 8))
  try {
    // In interlaced images each row of each pass begins with a byte of its own.
    const size = inflateSync(dataOf(bytes), { maxOutputLength: expected * 2 + 1_000 }).length
    return size >= expected
  } catch {
    return false
  }
}

function dataOf(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return Buffer.concat(parts)
}
