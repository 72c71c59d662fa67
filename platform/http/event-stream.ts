/**
 * Answers that are streams of events (SSE). They end when the reader leaves, when the handler ends, and when the
 * server stops.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface StreamEvent {
  id?: string
  name: string
  data: unknown
}

/** Proxies and phones close connections that are silent for a minute. */
const heartbeatMs = 20_000
/** The time that browsers wait before they reconnect. */
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

/** The facts that a handler knows about its reader. */
export function readerOf(request: FastifyRequest, reply: FastifyReply) {
  const gone = new AbortController()
  // A reader who hangs up with the last byte has left before anybody listened.
  if (reply.raw.closed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return {
    lastEventId: String(request.headers['last-event-id'] ?? '').slice(0, 200) || undefined,
    signal: AbortSignal.any([gone.signal, request.server.stopping]),
  }
}

/** Sends only as fast as the reader reads, so that no events pile up here: they wait at their source. */
export function sendEvents(reply: FastifyReply, stream: Stream): FastifyReply {
  const body = Readable.from(framesOf(stream), { objectMode: false })
  reply.raw.once('close', () => body.destroy())
  // If the reader left before the first event, nobody has begun to read the frames, and closing them would not end
  // the handler.
  body.once('close', () => leave(stream.events))
  return reply
    .type('text/event-stream')
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .send(body)
}

/** The stream that is sent: events until the handler ends, fails, or has no reader left. */
export interface Stream {
  events: AsyncIterator<StreamEvent, unknown>
  /** The first event, if it was requested already. */
  first?: ObservedPromise<IteratorResult<StreamEvent, unknown>> | undefined
  signal: AbortSignal
  /** Returns the event that reports a failure to the reader. */
  failed: (error: unknown) => StreamEvent
  /** Returns the event that reports the result of the handler to the reader; none if left out. */
  ended?: (answer: unknown) => StreamEvent
  /** A heartbeat is sent after this much silence. */
  beatMs?: number
}

export async function* framesOf(stream: Stream): AsyncGenerator<string> {
  const { events, signal, failed, ended, beatMs = heartbeatMs } = stream
  const bell = new Bell()
  const ring = () => bell.ring()
  signal.addEventListener('abort', ring)
  try {
    yield `retry: ${comeBackMs}\n\n`
    for (let next = stream.first; !signal.aborted; next = undefined) {
      next ??= asked(events.next())
      next.onSettled = ring
      while (!next.isSettled && !signal.aborted) if (!(await bell.rings(beatMs))) yield ':\n\n'
      if (signal.aborted) return
      const step = await next.promise
      if (!step.done) yield frameOf(step.value)
      else if (ended) yield frameOf(ended(step.value))
      if (step.done) return
    }
  } catch (error) {
    yield frameOf(failed(error))
  } finally {
    signal.removeEventListener('abort', ring)
  }
}

/** The iterator may wait for an event that never comes; its signal stops it. */
export const leave = (events: AsyncIterator<StreamEvent, unknown>): void =>
  void events.return?.().then(undefined, () => undefined)

/**
 * Asks for the first event before the answer begins, so that a failure until then is an answer with its status. It
 * waits for a late event no longer than a silent connection may last. @throws the error of the handler
 */
export async function firstOf({ events, signal, beatMs = heartbeatMs }: Stream): Promise<Stream['first']> {
  const bell = new Bell()
  const first = asked(events.next())
  first.onSettled = () => bell.ring()
  signal.addEventListener('abort', first.onSettled)
  if (!signal.aborted) await bell.rings(beatMs)
  signal.removeEventListener('abort', first.onSettled)
  if (first.isSettled) await first.promise
  return first
}

/** A promise that reports once when it is settled. */
interface ObservedPromise<T> {
  promise: Promise<T>
  isSettled: boolean
  onSettled: () => void
}

function asked<T>(promise: Promise<T>): ObservedPromise<T> {
  const one: ObservedPromise<T> = { promise, isSettled: false, onSettled: () => {} }
  const settle = () => {
    one.isSettled = true
    one.onSettled()
  }
  promise.then(settle, settle)
  return one
}

/**
 * Ends a wait. `Promise.race` would not do: values raced with a promise that is still open stay in memory, here every
 * event of a stream until its reader leaves.
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
const frameOf = ({ id, name, data }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
