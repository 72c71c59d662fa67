/** Detects the type of an image, and its size if nothing else names it. */
import type { Image } from '../model.ts'

type Size = { width: number; height: number }

/** Pixels of a screen to points. */
const points = 0.75

/** Null for bytes that no program shows. */
export function imageOf(bytes: Uint8Array, width: number | null, height: number | null): Image | null {
  const type = typeOf(bytes)
  if (!type) return null
  // A buffer may be a small part of a large one, which it would keep.
  const data = Buffer.isBuffer(bytes) ? new Uint8Array(bytes) : bytes
  const own = width && height ? null : pixelsOf(type, Buffer.from(data.buffer, data.byteOffset, data.length))
  return {
    kind: 'image',
    type,
    data,
    width: side(width, own ? own.width * points : 100),
    height: side(height, own ? own.height * points : 100),
  }
}

const side = (told: number | null, own: number): number =>
  Math.min(2_000, Math.max(1, told && told > 0 ? told : own))

function typeOf(bytes: Uint8Array): Image['type'] | null {
  const begins = (...mark: number[]) => bytes.length > 16 && mark.every((byte, at) => bytes[at] === byte)
  if (begins(0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg'
  if (begins(0x47, 0x49, 0x46, 0x38)) return 'gif'
  return begins(0x42, 0x4d) ? 'bmp' : null
}

function pixelsOf(type: Image['type'], bytes: Buffer): Size | null {
  if (type === 'png' && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (type === 'gif') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  if (type === 'bmp' && bytes.length >= 26)
    return { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) }
  return type === 'jpeg' ? pixelsOfJpeg(bytes) : null
}

/** The segments of the file are skipped one by one until the one that begins the picture. */
function pixelsOfJpeg(bytes: Buffer): Size | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return null
}
