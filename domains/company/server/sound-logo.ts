/**
 * A logo is drawn into documents, so nothing of the sent file is kept but the picture itself: each chunk is checked,
 * the pixels are unpacked within their bounds, and a new file is written with the chunks that draw the picture.
 */
import { crc32, inflateSync } from 'node:zlib'
import { logoSide } from '../rules/logo.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples of a pixel by the type of its colour. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const drawing = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

interface Chunk {
  type: string
  data: Buffer
}

/** The picture as a new PNG, or undefined for anything that is no sound picture of this size. */
export function soundLogo(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64')
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const chunks = chunksOf(bytes.subarray(8))
  if (!chunks || !isSound(chunks)) return undefined
  return Buffer.concat([signature, ...chunks.filter(({ type }) => drawing.includes(type)).map(written)])
}

/** Undefined if a part is cut off, does not fit its checksum, or anything follows the last one. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = []
  let at = 0
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return undefined
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: bytes.subarray(at + 8, end) })
    at = end + 4
    if (type === 'IEND') break
  }
  return at === bytes.length ? chunks : undefined
}

function isSound(chunks: readonly Chunk[]): boolean {
  const [head] = chunks
  if (head?.type !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return false
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth = 0, colour = 0, , , interlaced] = head.data.subarray(8)
  const bits = depth * (samples[colour] ?? 0)
  const isWithin = width > 0 && height > 0 && width <= logoSide && height <= logoSide
  if (!isWithin || bits === 0 || ![1, 2, 4, 8].includes(depth) || interlaced !== 0) return false
  if (colour === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false
  const expected = height * (1 + Math.ceil((width * bits) / 8))
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  try {
    return inflateSync(packed, { maxOutputLength: expected + 1 }).length === expected
  } catch {
    return false
  }
}

function written({ type, data }: Chunk): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
