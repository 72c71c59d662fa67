/** Turns rows of the contract into routes: validation, session, envelope and errors come from the row. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Gate } from '../access/index.ts'
import type { BinaryAnswer, CallContext, Caller, Handler, Handlers, Row, Rows } from '../contract/index.ts'
import { failingAsDeclared } from './declared.ts'
import { languageOf } from './language.ts'
import { responsesOf } from './responses.ts'

/** Rows with their handlers, as one domain offers them. */
export interface Desk<T extends Rows = Rows> {
  rows: T
  handlers: Handlers<T>
}

/** Binds rows to handlers so that a missing or foreign handler does not compile. */
export const desk = <T extends Rows>(rows: T, handlers: Handlers<T>): Desk => ({
  rows,
  handlers: handlers as unknown as Handlers<Rows>,
})

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** The specification writes `{name}`, the router wants `:name`. */
const routerPath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
/** The root of the calls answers with and without a trailing slash; the API page shows the first. */
const routerPaths = (path: string): string[] => (path === '/' ? ['/api', '/api/'] : [routerPath(path)])

interface Answering {
  gate: Gate
  /** Whether a code that a row does not list counts as a fault. */
  strict: boolean
}

export function addDesk(server: FastifyInstance, { rows, handlers }: Desk, answering: Answering): void {
  for (const [name, row] of Object.entries(rows))
    addRow(server, { ...answering, name, row, handler: handlers[name] as Handler<Row> })
}

interface Answered extends Answering {
  name: string
  row: Row
  handler: Handler<Row>
}

function addRow(server: FastifyInstance, answered: Answered): void {
  routerPaths(answered.row.path).forEach((url, at) => {
    server.route({ ...routeOf(answered, at > 0), url })
  })
}

function routeOf({ gate, strict, name, row, handler }: Answered, hide: boolean): Omit<RouteOptions, 'url'> {
  return {
    method: row.method,
    config: { isCall: true },
    schema: {
      hide,
      summary: row.summary,
      operationId: name,
      tags: [row.group],
      ...(row.access.session === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(row.params ? { params: row.params } : {}),
      ...(row.query ? { querystring: row.query } : {}),
      ...(row.body ? { body: row.body } : {}),
      response: responsesOf(row),
    },
    onRequest: async (request) => {
      request.caller = await gate.admit(request, name, row)
    },
    preHandler: async ({ params, query, body }) =>
      gate.admitInput(row, Object.assign({}, params, query, body)),
    handler: async (request, reply) => {
      const { params, query, body } = request
      const answer = await failingAsDeclared({ name, row, strict }, () =>
        handler(contextOf(request, name, row, gate), { params, query, body } as never),
      )
      if (row.answer === 'pdf') return sendFile(reply, answer as BinaryAnswer)
      return {
        data: answer,
        ...(row.says ? { message: row.says[languageOf(request.headers['accept-language'])] } : {}),
      }
    },
  }
}

function contextOf(request: FastifyRequest, rowName: string, row: Row, gate: Gate): CallContext {
  return {
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    clock: gate.clock,
    rowName,
    audit: row.audit,
    ...(request.caller ? { caller: request.caller } : {}),
    client: { address: request.ip, agent: String(request.headers['user-agent'] ?? '').slice(0, 300) },
  }
}

function sendFile(reply: FastifyReply, file: BinaryAnswer): FastifyReply {
  const plain = file.fileName.replace(/[^\w.-]+/g, '_')
  return reply
    .type(file.contentType)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .send(file.body)
}
