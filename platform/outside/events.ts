/** Reads a stream of events (SSE) of a service. */
import { createParser } from 'eventsource-parser'
import type { OutsideEvent, OutsideStream } from './options.ts'
import type { Service } from './service.ts'

/** Characters of one event. */
export const longestEvent = 1024 * 1024

/** @throws OutsideError: `unreadable` if it is no stream of events, `too_large` for an event without end */
export async function* eventsIn(
  service: Service,
  { status, headers, body }: OutsideStream,
): AsyncGenerator<OutsideEvent> {
  const found: OutsideEvent[] = []
  const parser = createParser({
    maxBufferSize: longestEvent,
    onEvent: ({ id = '', event = '', data }) => found.push({ id, name: event, data }),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw service.failure('too_large', { status })
    },
  })
  const text = new TextDecoder()
  const isEvents = headers['content-type']?.startsWith('text/event-stream')
  for await (const part of body) {
    // Only here the body is being read, so that leaving closes its connection.
    if (!isEvents) throw service.failure('unreadable', { status, excerpt: Buffer.from(part).toString() })
    parser.feed(text.decode(part, { stream: true }))
    yield* found.splice(0)
  }
  if (!isEvents) throw service.failure('unreadable', { status })
}
