/** The bytes that a store sends: all that were announced, without long silences, or an error. */
import { Readable } from 'node:stream'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { FileError } from './port.ts'

interface ExpectedBody {
  key: string
  bytes: number
  /** Milliseconds. */
  idle: number
}

/** Fails with `unavailable` if the connection breaks, is silent, or brings fewer or more bytes. */
export function arriving({ Body }: GetObjectCommandOutput, expected: ExpectedBody): Readable {
  if (!(Body instanceof Readable)) throw new FileError('unavailable', expected.key)
  const body: Readable = Body
  // The stream may fail before anybody reads it; a later reader gets the error.
  body.on('error', () => undefined)
  return derived(body, counted(body, expected))
}

/** A stream that is made from another one and ends it when it ends, also if nobody has read it. */
export function derived(from: Readable, parts: AsyncIterable<Uint8Array>): Readable {
  const stream = Readable.from(parts, { objectMode: false })
  stream.once('close', () => from.destroy())
  return stream
}

async function* counted(body: Readable, { key, bytes, idle }: ExpectedBody): AsyncGenerator<Uint8Array> {
  let arrived = 0
  try {
    for await (const part of withoutSilence(body, idle)) {
      arrived += part.length
      yield part
    }
  } catch (error) {
    throw new FileError('unavailable', key, error)
  }
  if (arrived !== bytes)
    throw new FileError('unavailable', key, new Error(`${arrived} of ${bytes} bytes came`))
}

/** The clock runs only while bytes are waited for: a slow reader is no silence of the store. */
async function* withoutSilence(body: Readable, idle: number): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  for (;;) {
    const silence = setTimeout(() => body.destroy(new Error(`Nothing came for ${idle} ms`)), idle)
    const next = await parts.next().finally(() => clearTimeout(silence))
    if (next.done) return
    yield next.value
  }
}
