/**
 * Encrypts a file that is on disk only while a call lasts, with a key that is never stored: nobody can read it from
 * the disk later, even after a crash.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

const algorithm = 'aes-256-ctr'

export function passingSeal() {
  const key = randomBytes(32)
  const start = randomBytes(16)
  return {
    async *close(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      const cipher = createCipheriv(algorithm, key, start)
      for await (const chunk of source) yield cipher.update(chunk)
    },
    /** Reads the file; may be called again. */
    open: (path: string): Readable => Readable.from(opened(path, key, start), { objectMode: false }),
  }
}

async function* opened(path: string, key: Buffer, start: Buffer): AsyncGenerator<Uint8Array> {
  const decipher = createDecipheriv(algorithm, key, start)
  for await (const chunk of createReadStream(path)) yield decipher.update(chunk)
}
