import { createHash } from 'node:crypto'

interface Bound {
  /** Bytes. */
  maxBytes: number
  /** The error that ends a stream with more. */
  tooLarge: () => Error
}

/** Counts and hashes the bytes of one stream while they pass; `result` is complete once the stream has ended. */
export function createMeasure(bound?: Bound) {
  const hash = createHash('sha256')
  let size = 0
  return {
    async *through(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        size += chunk.length
        if (bound && size > bound.maxBytes) throw bound.tooLarge()
        hash.update(chunk)
        yield chunk
      }
    },
    result: () => ({ size, sha256: hash.digest('hex') }),
  }
}
