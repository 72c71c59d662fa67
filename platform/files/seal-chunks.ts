/** Encrypts and decrypts a stream chunk by chunk with AES-256-GCM, holding one chunk in memory. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { chunkBytes, type Seal, type Span, storedChunkBytes, tagBytes } from './seal-format.ts'

const algorithm = 'aes-256-gcm'
const options = { authTagLength: tagBytes }

/** The encrypted file: header and chunks. */
export async function* sealChunks(seal: Seal, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield seal.header
  let number = 0
  for await (const { bytes, isLast } of inChunks(source, chunkBytes)) {
    const cipher = createCipheriv(algorithm, seal.key, nonceOf(number, isLast), options)
    cipher.setAAD(seal.header)
    const text = cipher.update(bytes)
    cipher.final()
    yield Buffer.concat([text, cipher.getAuthTag()])
    number += 1
  }
}

/**
 * The requested range of the file; no byte of a chunk is returned before its tag is checked. @param stored the
 * encrypted chunks from the first to the last of the span @throws the error that `damaged` makes if a chunk was
 * changed, cut, moved or is missing
 */
export async function* openChunks(
  seal: Seal,
  span: Span,
  stored: AsyncIterable<Uint8Array>,
  damaged: () => Error,
): AsyncGenerator<Buffer> {
  let number = span.first
  let { skip, length } = span
  for await (const { bytes } of inChunks(stored, storedChunkBytes)) {
    const plain =
      number <= span.last ? openChunk(seal, bytes, nonceOf(number, number === span.final)) : undefined
    if (!plain) throw damaged()
    const asked = plain.subarray(skip, skip + length)
    skip = 0
    length -= asked.length
    number += 1
    if (asked.length > 0) yield asked
  }
  if (number !== span.last + 1 || length !== 0) throw damaged()
}

function openChunk(seal: Seal, bytes: Buffer, nonce: Buffer): Buffer | undefined {
  if (bytes.length < tagBytes) return undefined
  const text = bytes.subarray(0, -tagBytes)
  const decipher = createDecipheriv(algorithm, seal.key, nonce, options)
  decipher.setAAD(seal.header)
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const plain = decipher.update(text)
  try {
    decipher.final()
    return plain
  } catch {
    return undefined
  }
}

/**
 * The nonce holds the number of the chunk and whether it is the last one, so that moved, missing and added chunks are
 * detected. It is never used twice under one key, because each writing has a key of its own.
 */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * Chunks of `size` bytes; the last one is shorter, or empty if the stream is. A chunk is valid until the next one is
 * asked for.
 */
async function* inChunks(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  const held = Buffer.allocUnsafe(size)
  let filled = 0
  for await (const part of source) {
    for (let at = 0; at < part.length; ) {
      if (filled === size) {
        yield { bytes: held, isLast: false }
        filled = 0
      }
      const taken = part.subarray(at, at + size - filled)
      held.set(taken, filled)
      filled += taken.length
      at += taken.length
    }
  }
  yield { bytes: held.subarray(0, filled), isLast: true }
}
