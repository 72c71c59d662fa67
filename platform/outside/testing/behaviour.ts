/** The behaviour of a double of a service at one call. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ReceivedRequest {
  method: string
  /** The path with its query. */
  path: string
  headers: IncomingMessage['headers']
  /** Empty where the call is handed on unread. */
  body: Buffer
}

type ResponseBody = string | { readonly [name: string]: unknown }

interface AnswerBehaviour {
  kind: 'answer'
  status?: number
  headers?: Record<string, string>
  /** The body; an object is sent as JSON. `parts` are sent one after the other. */
  body?: ResponseBody | ((received: ReceivedRequest) => ResponseBody)
  parts?: readonly string[]
  /** Milliseconds before the answer begins, and between its parts. */
  afterMs?: number
  betweenMs?: number
  /** It is sent before the body of the call has been read. */
  early?: true
}

/**
 * `silent`: no answer. `cut`: the connection ends before the answer. `broken`: it ends after the beginning of the
 * answer. `stalled`: nothing arrives after the beginning. `endless`: the answer never ends. `hand`: a function of the
 * test answers.
 */
export type Behaviour =
  | AnswerBehaviour
  | { kind: 'silent' | 'cut' | 'broken' | 'stalled' | 'endless' }
  | { kind: 'hand'; to: (request: IncomingMessage, response: ServerResponse) => void }

type AnswerOptions = Omit<AnswerBehaviour, 'kind' | 'body'>

/** A failure in an answer of 200 is an answer like any other. */
export const answers = (body?: AnswerBehaviour['body'], more: AnswerOptions = {}): Behaviour => ({
  kind: 'answer',
  body,
  ...more,
})
export const fails = (
  status: number,
  body: ResponseBody = '',
  headers: Record<string, string> = {},
): Behaviour => answers(body, { status, headers })
/** Answers that there are too many calls, and that the caller may come back after so many seconds. */
export const isBusy = (seconds: number): Behaviour => fails(429, '', { 'retry-after': String(seconds) })
/** Each text is one chunk; the stream ends after the last one. */
export const streams = (parts: readonly string[], more: AnswerOptions = {}): Behaviour =>
  answers(undefined, { parts, headers: { 'content-type': 'text/event-stream' }, ...more })

export const silent: Behaviour = { kind: 'silent' }
export const cut: Behaviour = { kind: 'cut' }
export const broken: Behaviour = { kind: 'broken' }
export const stalled: Behaviour = { kind: 'stalled' }
export const endless: Behaviour = { kind: 'endless' }

/** @param received the call with its body, if the behaviour lets it be read */
export async function behave(
  behaviour: Behaviour,
  received: ReceivedRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { kind } = behaviour
  if (kind === 'silent') return
  if (kind === 'hand') return behaviour.to(request, response)
  if (kind === 'cut') return void request.socket.destroy()
  if (kind === 'answer') return answer(behaviour, received, response)
  response.writeHead(200, { 'content-type': 'application/json' })
  await written(response, '{"text": "begun')
  if (kind === 'broken') response.destroy()
  while (kind === 'endless' && !response.destroyed) await written(response, ' and on'.repeat(10_000))
}

async function answer(
  { status = 200, headers = {}, body, parts, afterMs, betweenMs }: AnswerBehaviour,
  received: ReceivedRequest,
  response: ServerResponse,
): Promise<void> {
  if (afterMs) await sleep(afterMs)
  const said = typeof body === 'function' ? body(received) : body
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  for (const [index, part] of (parts ?? [textOf(said)]).entries()) {
    if (betweenMs && index > 0) await sleep(betweenMs)
    if (response.destroyed) return
    await written(response, part)
  }
  response.end()
}

const textOf = (body: ResponseBody | undefined): string =>
  typeof body === 'string' ? body : (JSON.stringify(body) ?? '')

/** Resolves also if the reader has left. */
const written = (response: ServerResponse, text: string): Promise<void> =>
  new Promise((resolve) => response.write(text, () => resolve()))
