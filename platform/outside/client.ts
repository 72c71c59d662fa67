/** The client for services of others: every adapter to one calls it through this. */
import type { z } from 'zod'
import { written } from './body.ts'
import { eventsIn } from './events.ts'
import { exchange } from './exchange.ts'
import { OutsideError } from './failure.ts'
import type { OutsideAnswer, OutsideEvent, OutsideOptions, OutsideRequest, OutsideStream } from './options.ts'
import { openedBy, shaped, wholeOf } from './reading.ts'
import { type Service, serviceOf } from './service.ts'
import { inTries, type Repeat } from './tries.ts'
import { Watch } from './watch.ts'

/**
 * All functions throw `OutsideError` and nothing else, except the error with which the body of a request ended, and
 * TypeError for a call that is put together wrongly.
 */
export interface Outside {
  /** The whole answer as text. */
  text(request: OutsideRequest): Promise<OutsideAnswer>
  /** The whole answer, checked against a shape. */
  json<S extends z.ZodType>(request: OutsideRequest, shape: S): Promise<z.output<S>>
  /** The answer part by part; it is repeated only until it begins. */
  stream(request: OutsideRequest): Promise<OutsideStream>
  /** The events of the answer one by one; the call is made when the first one is asked for. */
  events(request: OutsideRequest): AsyncGenerator<OutsideEvent>
  /** Ends its connections, once its calls are over. */
  close(): Promise<void>
}

export function openOutside(options: OutsideOptions): Outside {
  const service = serviceOf(options)
  const text = (request: OutsideRequest, accept = '*/*') =>
    watched(service, request, (call) => repeated(call, accept, (stream) => wholeOf(service, request, stream)))
  const stream = async (request: OutsideRequest, accept = '*/*'): Promise<OutsideStream> => {
    const call = callOf(service, request)
    try {
      const opened = await repeated(call, accept, (found) => openedBy(service, request, found))
      return { ...opened, body: ending(opened.body, call.watch) }
    } catch (error) {
      call.watch.rest()
      throw error
    }
  }
  return {
    text,
    json: async (request, shape) => shaped(service, await text(request, 'application/json'), shape),
    stream,
    events: async function* (request) {
      yield* eventsIn(service, await stream(request, 'text/event-stream'))
    },
    close: () => service.agent.close(),
  }
}

interface Call {
  service: Service
  request: OutsideRequest
  watch: Watch
}

/** The watch of the call runs until `rest` is called. */
function callOf(service: Service, request: OutsideRequest): Call {
  const watch = new Watch(service.name, request.signal)
  watch.expect(service.patienceFor(request).whole, 'whole')
  return { service, request, watch }
}

async function watched<T>(service: Service, request: OutsideRequest, work: (call: Call) => Promise<T>) {
  const call = callOf(service, request)
  try {
    return await work(call)
  } finally {
    call.watch.rest()
  }
}

async function* ending(body: AsyncIterable<Uint8Array>, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } finally {
    watch.rest()
  }
}

async function repeated<T>(
  { service, request, watch }: Call,
  accept: string,
  read: (stream: OutsideStream) => Promise<T>,
): Promise<T> {
  const { repeats } = service
  const patience = service.patienceFor(request)
  const body = request.body && written(request.body)
  const work = async () => {
    const step = new Watch(service.name, watch.signal)
    return read(await exchange({ service, request, body, watch: step, patience, accept }))
  }
  try {
    return await inTries({ repeats, signal: watch.signal, again: againFor(request) }, work)
  } catch (error) {
    throw watch.failure ?? error
  }
}

/** Methods that by their definition may be called twice. */
const harmless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])
/** Refusals that ask for another try: too slow, too early, too many. */
const passing = new Set([408, 425, 429])

const againFor = ({ method = 'GET', repeatable = harmless.has(method) }: OutsideRequest) => {
  return (error: unknown): Repeat => {
    if (!(error instanceof OutsideError)) return undefined
    const { problem, status, unsent, retryAfter } = error
    if (problem !== 'not_allowed' && unsent) return {}
    if (!repeatable) return undefined
    const isPassing = problem === 'refused' && status !== undefined && passing.has(status)
    return isPassing || problem === 'failing' || problem === 'unreachable' || problem === 'timed_out'
      ? { retryAfter }
      : undefined
  }
}
