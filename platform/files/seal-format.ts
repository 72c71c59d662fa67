/**
 * The format of an encrypted file: a header, then chunks of 64 KiB, each followed by its tag. The header names the
 * format, holds the salt from which the key of these chunks is derived, and a mark by which a wrong key is recognised
 * before anything is decrypted.
 */
import { createSecretKey, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ByteRange } from './port.ts'

/** The size of a chunk before encryption. */
export const chunkBytes = 64 * 1024
export const tagBytes = 16
export const storedChunkBytes = chunkBytes + tagBytes

/** Letters and version; a later format has another version. */
const format = Buffer.from('MZN\u0001', 'latin1')
const markBytes = 12
const saltBytes = 16
export const headerBytes = format.length + markBytes + saltBytes

export const dataKeyBytes = 32

/** The keys with which the chunks of one file are encrypted. */
export interface Seal {
  header: Buffer
  key: KeyObject
}

/**
 * The key of the chunks is new at each writing, even if somebody uses a data key twice, and it depends on the name: a
 * file that was put in the place of another is not opened.
 */
export function newSeal(dataKey: Uint8Array, name: string): Seal {
  const salt = randomBytes(saltBytes)
  const { key, mark } = derive(dataKey, name, salt)
  return { header: Buffer.concat([format, mark, salt]), key }
}

/** Undefined for another format, another name or another data key. */
export function sealOf(header: Buffer, dataKey: Uint8Array, name: string): Seal | undefined {
  if (header.length !== headerBytes || !header.subarray(0, format.length).equals(format)) return undefined
  const { key, mark } = derive(dataKey, name, header.subarray(format.length + markBytes))
  const found = header.subarray(format.length, format.length + markBytes)
  return timingSafeEqual(found, mark) ? { header, key } : undefined
}

function derive(dataKey: Uint8Array, name: string, salt: Uint8Array) {
  if (dataKey.length !== dataKeyBytes) throw new TypeError(`A data key has ${dataKeyBytes} bytes`)
  const bytes = Buffer.from(hkdfSync('sha256', dataKey, salt, `mizan file ${name}`, 32 + markBytes))
  return { key: createSecretKey(bytes.subarray(0, 32)), mark: bytes.subarray(32) }
}

/** Even an empty file has a chunk, so that a file from which everything was cut off is recognised. */
const chunksOf = (size: number): number => Math.max(1, Math.ceil(size / chunkBytes))

/** Bytes of the encrypted file. */
export const sealedSize = (size: number): number => headerBytes + size + chunksOf(size) * tagBytes

/** The chunks in which a part of the file lies. */
export interface Span {
  /** Number of the first chunk to read, of the last one to read, and of the last one of the file. */
  first: number
  last: number
  final: number
  /** The place of the chunks in the encrypted file. */
  stored: ByteRange
  /** Bytes to leave out at their beginning, and to give after that. */
  skip: number
  length: number
}

/** The whole file for a range from 0 to its last byte, or of an empty one. */
export function spanOf(size: number, { start, end }: ByteRange): Span {
  const final = chunksOf(size) - 1
  const until = Math.min(end, size - 1)
  const first = Math.floor(start / chunkBytes)
  const last = Math.max(0, Math.floor(until / chunkBytes))
  return {
    first,
    last,
    final,
    stored: {
      start: headerBytes + first * storedChunkBytes,
      end: Math.min(headerBytes + (last + 1) * storedChunkBytes, sealedSize(size)) - 1,
    },
    skip: start - first * chunkBytes,
    length: until - start + 1,
  }
}
