/**
 * Answers that are streams of events (SSE). They end when the reader leaves, when the handler ends, and when the
 * server stops.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Sent {
  id?: string
  name: string
  data: unknown
}

/** Proxies and phones close connections that are silent for a minute. */
const heartbeatMs = 20_000
/** How long browsers wait before they reconnect. */
const comeBackMs = 3_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the server begins to close, which would otherwise wait for streams that never end. */
    stopping: AbortSignal
  }
}

export function endStreamsOnClose(server: FastifyInstance): void {
  const stopping = new AbortController()
  server.decorate('stopping', { getter: () => stopping.signal })
  server.addHook('preClose', async () => stopping.abort())
}

/** What a handler knows about its reader. */
export function readerOf(request: FastifyRequest, reply: FastifyReply) {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return {
    lastEventId: String(request.headers['last-event-id'] ?? '').slice(0, 200) || undefined,
    signal: AbortSignal.any([gone.signal, request.server.stopping]),
  }
}

/** Sends only as fast as the reader reads, so that no events pile up here: they wait at their source. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<Sent>,
  signal: AbortSignal,
): FastifyReply {
  const body = Readable.from(framesOf(events, signal), { objectMode: false })
  reply.raw.once('close', () => body.destroy())
  return reply
    .type('text/event-stream')
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .send(body)
}

/** @param beatMs a heartbeat is sent after this much silence */
export async function* framesOf(
  events: AsyncIterable<Sent>,
  signal: AbortSignal,
  beatMs = heartbeatMs,
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  const bell = new Bell()
  const ring = () => bell.ring()
  signal.addEventListener('abort', ring)
  try {
    yield `retry: ${comeBackMs}\n\n`
    while (!signal.aborted) {
      const next = asked(iterator.next(), ring)
      while (!next.isSettled && !signal.aborted) if (!(await bell.rings(beatMs))) yield ':\n\n'
      if (!next.isSettled) return
      const step = await next.promise
      if (step.done) return
      yield frameOf(step.value)
    }
  } finally {
    signal.removeEventListener('abort', ring)
    // It may wait for an event that never comes; its signal tells it to stop.
    void iterator.return?.()?.then(undefined, () => undefined)
  }
}

/** A promise that says once whether it is settled. */
function asked<T>(promise: Promise<T>, onSettled: () => void) {
  const one = { promise, isSettled: false }
  const settle = () => {
    one.isSettled = true
    onSettled()
  }
  promise.then(settle, settle)
  return one
}

/**
 * Ends a wait. `Promise.race` would not do: what has been raced with a promise that is still open stays in memory, here
 * every event of a stream until its reader leaves.
 */
class Bell {
  #wake = () => {}

  ring(): void {
    this.#wake()
  }

  /** Whether it rings within the time. */
  rings(withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs, false)
      this.#wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })
  }
}

/** JSON contains line breaks neither between its values, as it is written here, nor inside its strings. */
const frameOf = ({ id, name, data }: Sent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
