/** Shapes of answers for the API page; the envelope is the same for every row. */
import { z } from 'zod'
import {
  type EventsAnswer,
  headerNames,
  isEvents,
  isFile,
  isJsonOrEvents,
  isProtocol,
  ownEvents,
  type Row,
  type SessionForm,
} from '../contract/index.ts'

export const Failure = z.object({
  isError: z.literal(true),
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Seconds after which the call may be tried again; the same as in the header `Retry-After`. */
  retryAfter: z.number().optional(),
  /** Details that the caller needs in order to continue. */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type Failure = z.infer<typeof Failure>

/** The proof that a call must present, by the names that the API page uses. */
const shown: Record<SessionForm, string | undefined> = {
  public: undefined,
  pending: 'bearer',
  bearer: 'bearer',
  guest: 'conversation',
  human: 'humanCheck',
  // It is in the path.
  secretKey: undefined,
  webhook: 'signature',
}

const header = (name: string) => ({ type: 'apiKey', in: 'header', name }) as const

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  conversation: header(headerNames.conversation),
  humanCheck: header(headerNames.human),
  signature: header('webhook-signature'),
} as const

export function securityOf({ access: { session } }: Row) {
  const scheme = shown[session]
  return scheme === undefined ? {} : { security: [{ [scheme]: [] }] }
}

export function responsesOf(row: Row): Record<string, unknown> {
  const failures = {
    '4xx': Failure.describe(row.errors.join(', ') || 'request.invalid'),
    '5xx': Failure,
  }
  return { 200: answerOf(row), ...failures }
}

function answerOf({ answer, says }: Row): unknown {
  if (isFile(answer)) {
    const schema = z.string().meta({ format: 'binary' })
    return { content: Object.fromEntries(answer.file.map((type) => [type, { schema }])) }
  }
  if (isProtocol(answer)) return { content: { [answer.protocol]: { schema: z.unknown() } } }
  const whole = (data: z.ZodType) => z.object({ data, ...(says ? { message: z.string() } : {}) })
  if (!isEvents(answer)) return whole(answer)
  const stream = { 'text/event-stream': { schema: eventIn(answer) } }
  if (!isJsonOrEvents(answer)) return { content: stream }
  return { content: { 'application/json': { schema: whole(answer.json) }, ...stream } }
}

/** The events of a row, its end if it also answers JSON, and the failure that may follow each of them. */
function eventIn(answer: EventsAnswer) {
  const named = (name: string, data: z.ZodType) => z.object({ event: z.literal(name), data })
  const own = Object.entries(answer.events).map(([name, data]) => named(name, data))
  const end = isJsonOrEvents(answer) ? [named(ownEvents.ended, answer.json)] : []
  const failed = Failure.omit({ isError: true }).extend({ status: z.number() })
  return z.union([...own, ...end, named(ownEvents.failed, failed)])
}
