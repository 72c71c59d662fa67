/**
 * Reads a stream of events in a browser. `EventSource` cannot be used, because it sends no header with the access
 * token.
 */
import { createParser } from 'eventsource-parser'

export interface ReadEvent {
  id: string
  name: string
  data: unknown
}

/** Far above the longest event that a server sends. */
const longest = 4 * 1024 * 1024

/**
 * Yields the events in order. Ends when the server ends the stream, and closes the connection when its reader stops.
 * @throws any error of the connection, and SyntaxError for data that is not JSON
 */
export async function* eventsIn(body: ReadableStream<Uint8Array> | null): AsyncGenerator<ReadEvent> {
  const found: ReadEvent[] = []
  const parser = createParser({
    maxBufferSize: longest,
    onEvent: ({ id = '', event = '', data }) => found.push({ id, name: event, data: JSON.parse(data) }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw error
    },
  })
  const reader = body?.getReader()
  const text = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return
      parser.feed(text.decode(value, { stream: true }))
      yield* found.splice(0)
    }
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}
