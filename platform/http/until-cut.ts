/**
 * The bytes of a request as they arrive. If its connection is cut they end, and do not fail: a failure would throw
 * away bytes that have arrived and were not read yet.
 */
import type { Readable } from 'node:stream'
import {
  ByteLengthQueuingStrategy,
  ReadableStream,
  type ReadableStreamDefaultController,
} from 'node:stream/web'

export function untilCut(raw: Readable): ReadableStream<Uint8Array> {
  let isOver = false
  const take = (stream: ReadableStreamDefaultController<Uint8Array>, bytes: Uint8Array) => {
    if (isOver) return
    stream.enqueue(bytes)
    if ((stream.desiredSize ?? 0) <= 0) raw.pause()
  }
  const end = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    if (isOver) return
    isOver = true
    // The bytes that the request still holds are read by hand; they may arrive as `data` as well.
    for (let rest = raw.read(); rest !== null; rest = raw.read()) stream.enqueue(rest)
    stream.close()
  }
  return new ReadableStream<Uint8Array>(
    {
      start: (stream) => {
        raw.pause()
        raw.on('data', (bytes) => take(stream, bytes))
        for (const event of ['end', 'error', 'close']) raw.on(event, () => end(stream))
        if (raw.destroyed) end(stream)
      },
      pull: () => void raw.resume(),
      cancel: () => {
        isOver = true
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: raw.readableHighWaterMark }),
  )
}
