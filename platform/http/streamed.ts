/** Answers that arrive event by event: sent as a stream, or collected into one answer for a caller that wants JSON. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, isJsonOrEvents, ownEvents, type Row, type StreamInput } from '../contract/index.ts'
import { prefersEvents } from './accept.ts'
import { firstOf, leave, readerOf, type StreamEvent, sendEvents } from './event-stream.ts'
import { callerLeft } from './uploads.ts'

export interface StreamedRow {
  row: Row
  readmit: StreamInput['readmit']
  /** Calls the handler. */
  begin: (input: StreamInput) => Promise<AsyncIterable<StreamEvent>>
  /** Around each step of the handler. */
  guard: <T>(work: () => Promise<T>) => Promise<T>
  /** Called once the handler has ended, in any way. */
  onEnd: () => Promise<void>
}

type Events = AsyncIterator<StreamEvent, unknown>

/** Returns the content of `data` for an answer in JSON; undefined if a stream is being sent. */
export async function answerEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { row, readmit, begin, guard, onEnd }: StreamedRow,
): Promise<{ data: unknown } | undefined> {
  const either = isJsonOrEvents(row.answer)
  if (either) reply.header('vary', 'accept')
  const reader = readerOf(request, reply)
  const begun = await guard(async () => {
    requirePresent(request, reader.signal)
    return begin({ ...reader, readmit })
  }).catch(async (error) => {
    await onEnd()
    throw error
  })
  const events = watched(begun[Symbol.asyncIterator](), guard, onEnd)
  if (either && !prefersEvents(request.headers.accept))
    return { data: await drained(request, events, reader.signal) }
  const failed = (error: unknown) => failedEvent(request, error as FastifyError)
  const ended = either ? (data: unknown) => ({ name: ownEvents.ended, data }) : undefined
  const stream = { events, signal: reader.signal, failed, ...(ended && { ended }) }
  sendEvents(reply, { ...stream, first: await firstOf(stream) })
  return undefined
}

function failedEvent(request: FastifyRequest, error: FastifyError): StreamEvent {
  const { status, failure } = request.server.failureOf(error, request)
  const { isError: _, ...rest } = failure
  return { name: ownEvents.failed, data: { status, ...rest } }
}

/** Guards each step of a handler, and notices its end. */
function watched(events: Events, guard: StreamedRow['guard'], onEnd: StreamedRow['onEnd']): Required<Events> {
  let isOver = false
  const end = async () => {
    if (isOver) return
    isOver = true
    await onEnd()
  }
  const ending = async (step: () => Promise<IteratorResult<StreamEvent, unknown>>) => {
    const result = await guard(step).catch(async (error) => {
      await end()
      throw error
    })
    if (result.done) await end()
    return result
  }
  const over = { done: true, value: undefined } as const
  return {
    next: () => ending(() => events.next()),
    return: () => ending(async () => ({ ...over, ...(await events.return?.()), done: true as const })),
    throw: (error) => ending(() => Promise.reject(error)),
  }
}

function requirePresent({ server }: FastifyRequest, signal: AbortSignal): void {
  if (!signal.aborted) return
  if (server.stopping.aborted) throw new AppError('server.unavailable')
  throw Object.assign(new Error('The caller has left'), { code: callerLeft })
}

/** The result of the handler. @throws its error; AppError `server.unavailable` if the server stops meanwhile */
async function drained(request: FastifyRequest, events: Events, signal: AbortSignal): Promise<unknown> {
  try {
    for (;;) {
      const step = await events.next()
      if (step.done) return step.value
      requirePresent(request, signal)
    }
  } catch (error) {
    requirePresent(request, signal)
    throw error
  } finally {
    leave(events)
  }
}
