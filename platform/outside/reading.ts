/** Reads the bodies of answers within bounds, and detects failures in them. */
import type { z } from 'zod'
import type { OutsideAnswer, OutsideRequest, OutsideStream, SaidFailure } from './options.ts'
import type { Service } from './service.ts'

/** The bytes of a refusal that are read; more than enough for the stored excerpt. */
const mostOfRefusal = 64 * 1024

/** @throws OutsideError `too_large` as soon as it is known, which may be before any of it is read */
export async function* bounded(
  service: Service,
  { status, headers, body }: OutsideStream,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  const tooLarge = () => service.failure('too_large', { status })
  const parts = body[Symbol.asyncIterator]()
  let size = 0
  try {
    if (Number(headers['content-length'] ?? 0) > mostBytes) throw tooLarge()
    for (;;) {
      const next = await parts.next()
      if (next.done) return
      size += next.value.length
      if (size > mostBytes) throw tooLarge()
      yield next.value
    }
  } finally {
    await parts.return?.()
  }
}

/** The whole answer of a call that succeeded. @throws OutsideError */
export async function wholeOf(
  service: Service,
  request: OutsideRequest,
  stream: OutsideStream,
): Promise<OutsideAnswer> {
  const { status, headers } = stream
  const isDone = isSuccess(status)
  if (isDone) await requireReadable(service, stream)
  const bytes = isDone
    ? await read(bounded(service, stream, service.mostBytesFor(request)))
    : await refusalIn(stream)
  const answer = { status, headers, body: Buffer.concat(bytes).toString() }
  const said = request.failureIn?.(answer)
  if (said || !isDone) throw failureOf(service, answer, said)
  return answer
}

/** The answer of a call that succeeded, still to be read. @throws OutsideError */
export async function openedBy(
  service: Service,
  request: OutsideRequest,
  stream: OutsideStream,
): Promise<OutsideStream> {
  const { status, headers } = stream
  if (!isSuccess(status)) await wholeOf(service, request, stream)
  await requireReadable(service, stream)
  return { status, headers, body: bounded(service, stream, service.mostBytesFor(request)) }
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** The answer must not be compressed, because it was requested so. @throws OutsideError `unreadable` */
async function requireReadable(service: Service, stream: OutsideStream): Promise<void> {
  if (!isEncoded(stream)) return
  await end(stream)
  throw service.failure('unreadable', { status: stream.status, code: 'encoded' })
}

const isEncoded = ({ headers }: OutsideStream): boolean =>
  (headers['content-encoding'] ?? 'identity') !== 'identity'

/** Stops reading the answer and frees its connection. */
const end = async ({ body }: OutsideStream): Promise<void> =>
  void (await body[Symbol.asyncIterator]().return?.())

/** The details of a refusal beyond its status and headers; none if they cannot be read. */
async function refusalIn(stream: OutsideStream): Promise<Uint8Array[]> {
  if (!isEncoded(stream)) return read(stream.body, mostOfRefusal)
  await end(stream)
  return []
}

/** @param enough bytes after which the rest is left */
async function read(body: AsyncIterable<Uint8Array>, enough = Number.POSITIVE_INFINITY) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    parts.push(part)
    size += part.length
    if (size >= enough) break
  }
  return parts
}

function failureOf(service: Service, { status, headers, body: excerpt }: OutsideAnswer, said?: SaidFailure) {
  const problem = said?.problem ?? (status >= 500 ? 'failing' : 'refused')
  const retryAfter = secondsIn(headers['retry-after'], headers.date)
  return service.failure(problem, { status, code: said?.code, retryAfter, excerpt })
}

/** A moment is taken by the service's own clock. */
function secondsIn(value: string | undefined, date: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : (Date.parse(value) - (date === undefined ? Date.now() : Date.parse(date))) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/** @throws OutsideError `unreadable` if it is not JSON, or not of the shape */
export function shaped<S extends z.ZodType>(
  service: Service,
  { status, body }: OutsideAnswer,
  shape: S,
): z.output<S> {
  const { success, data } = shape.safeParse(jsonIn(body))
  if (!success) throw service.failure('unreadable', { status, excerpt: body })
  return data
}

/** Returns undefined for a text that is not JSON, and for an empty one. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
