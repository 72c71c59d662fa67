/**
 * Structured logs: one JSON object a line, or a short readable line in a terminal. Everything that could identify a
 * person or reveal a search is removed here and not at each call.
 */
import pino, { type DestinationStream, type Logger } from 'pino'
import { readableLines } from './readable.ts'

export type Log = Logger

const PERSONAL = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'email',
  'phone',
  'query',
  'body',
  'headers',
]

const redacted = PERSONAL.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

export type LogOptions = { level?: string; destination?: DestinationStream; readable?: boolean }

/** A logger that writes to standard output unless another destination is given. */
export function createLog({ level = 'info', destination, readable }: LogOptions = {}): Log {
  const pretty = readable ?? (destination === undefined && process.stdout.isTTY)
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { ...requestSerializers, err: errorSerializer },
    redact: { paths: redacted, censor: '[hidden]' },
  }
  const target = destination ?? pino.destination({ fd: 1, sync: true })
  return pino(options, pretty ? readableLines(target) : target)
}

type LoggedRequest = { method?: string; routeOptions?: { url?: string } }
type LoggedReply = { statusCode?: number }

/**
 * Shapes for Fastify's `req` and `res`: the verb, the route's pattern and the status. The path itself, the
 * query string, headers and bodies carry names and searches and are never logged.
 */
export const requestSerializers = {
  req: (request: LoggedRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? '(no route)',
  }),
  res: (reply: LoggedReply) => ({ status: reply.statusCode }),
}

/**
 * PostgreSQL puts the offending values into `detail`, and errors may carry parameters: only kind, message, code and
 * stack are kept.
 */
function errorSerializer(error: Error & { code?: unknown }) {
  const { name, message, code, stack } = error
  return { type: name, message, code, stack }
}
