/** The `fetch` for the SDK of language models: it calls through the one client for third-party services. */
import type { Outside, OutsideStream } from '@mizan/platform/outside'

/**
 * The client keeps the bounds of time and size and repeats calls; its failures pass through the SDK unchanged. @param
 * base address of the service without a trailing slash; the client refuses any other
 */
export const fetchThrough =
  (service: Outside, base: string): typeof fetch =>
  async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (!url.startsWith(`${base}/`) || typeof init?.body !== 'string')
      throw new TypeError('The SDK makes a call of another kind than expected')
    const headers = Object.fromEntries(new Headers(init.headers))
    const contentType = headers['content-type'] ?? 'application/json'
    const answer = await service.stream({
      method: 'POST',
      to: url.slice(base.length),
      headers: withoutOwn(headers),
      body: { text: init.body, contentType },
      repeatable: true,
      ...(init.signal && { signal: init.signal }),
    })
    return responseOf(answer)
  }

/** The client writes these itself. */
const own = new Set(['content-type', 'content-length', 'user-agent', 'accept-encoding', 'host'])
const withoutOwn = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))

function responseOf({ status, headers, body }: OutsideStream): Response {
  const parts = body[Symbol.asyncIterator]()
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await parts.return?.()),
  })
  const contentType = headers['content-type']
  return new Response(stream, { status, headers: contentType ? { 'content-type': contentType } : {} })
}
