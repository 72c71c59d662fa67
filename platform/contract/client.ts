/**
 * The browser's way to the server, made from the contract: `client['laws.search']({ body })`.
 * Only method and path are needed while running; the shapes are types.
 */
import { ApiError } from './api-error.ts'
import { bodyOf } from './bodies.ts'
import { eventsIn, type ReadEvent } from './event-reader.ts'
import { type FailedEvent, headerNames, type JsonOrEvents, ownEvents } from './forms.ts'
import { refuseNulls } from './nulls.ts'
import { type Routes, type RouteTable, routesOf } from './routes.ts'
import type { Answer, CallInput, ReceivedEvents, Route, Rows } from './rows.ts'

export { ApiError, type Issue } from './api-error.ts'
export { type RouteLoaders, type Routes, type RouteTable, routesOf } from './routes.ts'

/** Out of reach, no session, locked, too many calls. */
const passing = new Set([0, 401, 423, 429])

/** Whether the same call may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (passing.has(error.status) || error.status >= 500)

/** The session of the person at the keyboard, as calls need it. */
export interface ClientSession {
  /** Returns the access token; undefined for a visitor. */
  bearer: () => string | undefined
  /**
   * Called after a 401: makes sure that there is a newer access token than `used`. True if there is one; false if
   * there is nothing to renew. @throws ApiError `session.expired` if the renewal is refused
   */
  renew: (call: string, used: string | undefined) => Promise<boolean>
  /** The error to raise if a call was answered 401 even with the new token, for the reason `why`. */
  expire: (call: string, why: unknown) => ApiError
}

export interface ClientOptions {
  baseUrl?: string
  language: () => string
  fetch?: typeof fetch
  session?: ClientSession
  /** The message for a failed answer that has no message of its own. */
  failedText?: () => string
  /** The name of this page, so that it is not notified of its own writes. */
  tab?: string
}

/** Options of a call beside its input. */
export interface CallOptions {
  signal?: AbortSignal
  /** The id of the last event that was seen, for a stream of events. */
  lastEventId?: string
  /** The proof that a visitor presents instead of a session. */
  visitor?: { conversation: string } | { human: string }
}

type PlainCall<R extends Rows[string]> = (input: CallInput<R>, options?: CallOptions) => Promise<Answer<R>>

/** A row that can answer both is called with `as: 'events'` for a stream, and otherwise answers with JSON. */
export type Call<R extends Rows[string]> = R['answer'] extends JsonOrEvents
  ? PlainCall<R> &
      ((input: CallInput<R>, options: CallOptions & { as: 'events' }) => Promise<ReceivedEvents<R>>)
  : PlainCall<R>

type LooseOptions = CallOptions & { as?: 'events' }

export type Client<T extends Rows> = { [K in keyof T]: Call<T[K]> }

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Address of a call with its parameters and query filled in; undefined query values are left out.
 * @throws Error with the specification's text for a missing path parameter
 */
export function addressOf(path: string, input: LooseInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name]
    if (value === undefined || value === '') throw new Error(`The parameter '${name}' must be defined.`)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null) query.set(key, String(value))
  const tail = query.toString()
  return `/api${filled === '/' ? '' : filled}${tail ? `?${tail}` : ''}`
}

/** Makes the function of a call when it is first asked for, because the tables of routes are loaded one by one. */
export function createClient<T extends Rows>(source: RouteTable | Routes, options: ClientOptions): Client<T> {
  const routes = isSource(source) ? source : routesOf(source)
  const made: Record<string, unknown> = {}
  const make =
    (name: string) =>
    async (input: LooseInput, more: LooseOptions = {}) => {
      const route = routes.known(name) ?? (await routes.load(name))
      return call(name, route, (bearer) => send(route, input, options, { ...more, bearer }), options)
    }
  const get = (_: object, name: string | symbol): unknown => {
    // Every row has a point in its name; any other property, such as `then`, belongs to the language.
    if (typeof name !== 'string' || !name.includes('.')) return undefined
    made[name] ??= make(name)
    return made[name]
  }
  return new Proxy({}, { get }) as Client<T>
}

const isSource = (source: RouteTable | Routes): source is Routes => typeof source.known === 'function'

/** Calls the server, and once more with a renewed token after a 401. */
async function call(
  name: string,
  route: Route,
  request: (bearer: string | undefined) => Promise<Response>,
  options: ClientOptions,
): Promise<unknown> {
  const { session } = options
  const used = session?.bearer()
  const response = await request(used)
  const answer = readAnswer(response, route, options)
  if (response.status !== 401 || !session) return answer
  const refusal: unknown = await answer.catch((error) => error)
  if (!(await session.renew(name, used))) throw refusal
  const again = await request(session.bearer())
  if (again.status !== 401) return readAnswer(again, route, options)
  throw session.expire(name, await readAnswer(again, route, options).catch((error: unknown) => error))
}

async function send(
  route: Route,
  input: LooseInput,
  options: ClientOptions,
  more: LooseOptions & { bearer: string | undefined },
): Promise<Response> {
  refuseNulls(input.query)
  refuseNulls(input.body)
  const { body, contentType } = bodyOf(route, input.body)
  const headers = headersOf(options, more)
  if (contentType) headers['content-type'] = contentType
  if (route.answers === 'either') headers.accept = more.as === 'events' ? eventStream : 'application/json'
  return reach((options.baseUrl ?? '') + addressOf(route.path, input), options, {
    method: route.method,
    headers,
    body,
    signal: more.signal,
  })
}

function headersOf(
  { language, tab }: ClientOptions,
  { bearer, lastEventId, visitor }: CallOptions & { bearer: string | undefined },
): Record<string, string> {
  return {
    'accept-language': language(),
    ...(tab ? { [headerNames.tab]: tab } : {}),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    ...(visitor && 'conversation' in visitor ? { [headerNames.conversation]: visitor.conversation } : {}),
    ...(visitor && 'human' in visitor ? { [headerNames.human]: visitor.human } : {}),
  }
}

async function reach(address: string, options: ClientOptions, init: RequestInit): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(address, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, 'network.unreachable', '')
  }
}

const eventStream = 'text/event-stream'

/** The events of a stream, which fails as an answer does: also if the line is cut, or the end is missing. */
async function* received(events: AsyncIterable<ReadEvent>, endsBy: string | undefined) {
  let last: string | undefined
  try {
    for await (const event of events) {
      if (event.name === ownEvents.failed) throw failedBy(event.data as FailedEvent)
      last = event.name
      yield event
    }
  } catch (error) {
    // The connection reports in this way that it was cut.
    throw error instanceof TypeError ? new ApiError(0, 'network.unreachable', '') : error
  }
  if (endsBy !== undefined && last !== endsBy) throw new ApiError(0, 'network.unreachable', '')
}

const failedBy = ({ status, code, message, issues, retryAfter, details }: FailedEvent): ApiError =>
  new ApiError(status, code, message, issues, retryAfter, details)

/** Statuses that the specification treats as failures of the server; any other gets an empty message. */
const serverSide = new Set([400, 403, 404, 500, 503])

async function readAnswer(response: Response, route: Route, options: ClientOptions): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && (route.answers === 'events' || type.startsWith(eventStream)))
    return received(eventsIn(response.body), route.answers === 'either' ? ownEvents.ended : undefined)
  if (response.ok && (route.answers === 'file' || !type.includes('json'))) return response.blob()
  const body = type.includes('json') ? await response.json() : {}
  if (response.ok && !body.isError) return body.data
  const silent = serverSide.has(response.status) ? options.failedText?.() : ''
  throw new ApiError(
    response.status,
    body.code ?? 'unknown',
    body.message || (silent ?? ''),
    body.issues ?? [],
    secondsIn(response.headers.get('retry-after')),
    body.details,
  )
}

/** The header may also hold a date, which no row of the product sends. */
function secondsIn(header: string | null): number | undefined {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}
