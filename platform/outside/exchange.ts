/** One call and its answer, without repeats. */
import { Readable } from 'node:stream'
import { request as send } from 'undici'
import type { WrittenBody } from './body.ts'
import type { OutsideRequest, OutsideStream, Patience } from './options.ts'
import { problemOf } from './problems.ts'
import { isWeb, type Service } from './service.ts'
import type { Watch } from './watch.ts'

export interface Exchange {
  service: Service
  request: OutsideRequest
  body: WrittenBody | undefined
  watch: Watch
  patience: Patience
  accept: string
}

interface OutsideAnswer extends OutsideStream {
  /** Reads on and forgets it, so that its connection can be used again. */
  dump: () => Promise<void>
}

/** @throws OutsideError; the error with which the body itself ended */
export async function exchange(one: Exchange): Promise<OutsideStream> {
  const { request, service } = one
  const own = service.addressOf(request)
  const mayFollow = request.method === undefined || request.method === 'GET' || request.method === 'HEAD'
  let left = mayFollow ? (request.redirects ?? 0) : 0
  for (let url = own; ; left -= 1) {
    const answer = await sent(one, url, url.origin === own.origin)
    const next = left > 0 ? redirectOf(answer, url) : undefined
    if (!next) return answer
    await answer.dump()
    if (!mayLead(url, next)) throw service.failure('not_allowed', { status: answer.status })
    url = next
  }
}

/** A redirect may lead neither out of the web nor from an encrypted connection to an unencrypted one. */
export const mayLead = (from: URL, to: URL): boolean =>
  isWeb(to) && (from.protocol === 'http:' || to.protocol === 'https:')

const redirects = new Set([301, 302, 303, 307, 308])

function redirectOf({ status, headers }: OutsideStream, from: URL): URL | undefined {
  const { location } = headers
  return redirects.has(status) && location ? (URL.parse(location, from) ?? undefined) : undefined
}

async function sent(one: Exchange, url: URL, isOwn: boolean): Promise<OutsideAnswer> {
  const { service, request, body, watch, patience } = one
  const source = body && leaving(body, one)
  watch.expect(patience.connect + (body ? patience.send : patience.answer), body ? 'send' : 'answer')
  try {
    const answer = await send(url, {
      dispatcher: service.agent,
      method: request.method ?? 'GET',
      headers: headersOf(one, isOwn),
      signal: watch.signal,
      ...(source && { body: Readable.from(source.bytes(), { objectMode: false }) }),
    })
    return {
      status: answer.statusCode,
      headers: flat(answer.headers),
      body: arriving(answer.body, one),
      dump: async () => void (await answer.body.dump({ limit: 100_000 }).catch(() => undefined)),
    }
  } catch (error) {
    throw source?.broken() ?? watch.failure ?? problemOf(service, error)
  } finally {
    source?.forget()
    watch.rest()
  }
}

/** Headers of the service, such as its key, are sent to its own address alone. */
function headersOf({ service, request, body, accept }: Exchange, isOwn: boolean): Record<string, string> {
  const common = { accept, 'accept-encoding': 'identity', 'user-agent': 'Mizan' }
  if (!isOwn) return common
  return {
    ...common,
    ...(body && { 'content-type': body.contentType, 'content-length': String(body.size) }),
    ...service.headers,
    ...request.headers,
  }
}

/** The body as it is sent, with the error in which it may end. Once there is an answer, nobody waits for the rest. */
function leaving(body: WrittenBody, { watch, patience, request }: Exchange) {
  let problem: unknown
  let isTimed = true
  const expect: Watch['expect'] = (ms, step) => {
    if (isTimed) watch.expect(ms, step)
  }
  return {
    broken: () => problem,
    forget: () => {
      isTimed = false
    },
    bytes: async function* () {
      let left = 0
      try {
        for await (const part of body.open()) {
          expect(patience.send, 'send')
          yield part
          left += part.length
          request.onSent?.(left)
        }
      } catch (error) {
        problem = error
        throw error
      }
      expect(patience.answer, 'answer')
    },
  }
}

/** A generator that nobody began would not end the body, and with it the connection. */
const arriving = (body: Readable, one: Exchange): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const parts = partsOf(body, one)
    return {
      next: () => parts.next(),
      return: async () => {
        // A body that ends early reports an error, which nobody awaits.
        body.on('error', () => undefined).destroy()
        return parts.return(undefined)
      },
    }
  },
})

/** The clock runs only while a part is waited for: a slow reader is no silence of the service. */
async function* partsOf(
  body: AsyncIterable<Uint8Array>,
  { service, watch, patience }: Exchange,
): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      watch.expect(patience.part, 'part')
      const next = await parts.next()
      watch.rest()
      if (next.done) return
      yield next.value
    }
  } catch (error) {
    throw watch.failure ?? problemOf(service, error)
  } finally {
    watch.rest()
    await parts.return?.()
  }
}

const flat = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
