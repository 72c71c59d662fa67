/** Turns rows of the contract into routes: validation, session, envelope and errors come from the row. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Charge, Gate } from '../access/index.ts'
import {
  type Call,
  type CallFacts,
  type Calls,
  type Handler,
  type Handlers,
  nextTurn,
} from '../call/index.ts'
import {
  type BinaryAnswer,
  bodyFormOf,
  type Caller,
  isEvents,
  isFile,
  isProtocol,
  type Price,
  type Row,
  type Rows,
  unitsOf,
  type Visitor,
} from '../contract/index.ts'
import { failingAsDeclared } from './declared.ts'
import { type CallNotes, callOf, factsOf } from './facts.ts'
import { sendFile } from './files.ts'
import { expectUpload, formNames, inScopeOf, receiveUploads, shapeOf } from './forms.ts'
import { languageOf } from './language.ts'
import { sendProtocol, textsOf } from './protocol.ts'
import { responsesOf, securityOf } from './responses.ts'
import { addResumable, type ResumableUploads } from './resumable.ts'
import { type CheckSignature, signedBody } from './signed.ts'
import { refusePages } from './strangers.ts'
import { answerEvents, type StreamedRow } from './streamed.ts'
import type { UploadRoom } from './upload-room.ts'

/** Rows with their handlers, as one domain offers them, and the parts for each of their calls. */
export interface Desk<T extends Rows = Rows> {
  rows: T
  handlers: Handlers<T>
  parts: unknown
  /** Uploads that it takes byte by byte, which one of its rows begins. */
  uploads?: ResumableUploads
}

/** Binds rows to handlers so that a missing or foreign handler does not compile. */
export const desk = <T extends Rows, Parts = undefined>(
  rows: T,
  // biome-ignore lint/suspicious/noExplicitAny: each domain has tables of its own
  handlers: Handlers<T, Call<NoInfer<Parts>, any>>,
  parts?: Parts,
  // biome-ignore lint/suspicious/noExplicitAny: each domain has tables of its own
  uploads?: ResumableUploads<Call<NoInfer<Parts>, any>>,
): Desk => ({
  rows,
  parts,
  handlers: handlers as unknown as Handlers<Rows>,
  ...(uploads && { uploads: uploads as unknown as ResumableUploads }),
})

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    visitor: Visitor | undefined
  }
}

/** The specification writes `{name}`, the router wants `:name`. */
const routerPath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
/** The root of the calls answers with and without a trailing slash; the API page shows the first. */
const routerPaths = (path: string): string[] => (path === '/' ? ['/api', '/api/'] : [routerPath(path)])

export interface RouteServices {
  gate: Gate
  calls: Calls
  /** Charges the work of calls to those who cause it. */
  charge: Charge
  /** Whether a code that a row does not list counts as a fault. */
  strict: boolean
  /** The folder in which the files of calls lie until the calls are answered. */
  uploads: UploadRoom
  /** Checks the signature of a message from another service. */
  checkSignature?: CheckSignature | undefined
  /** Address that people use, where it is known. */
  publicUrl?: string | undefined
}

export function addDesks(server: FastifyInstance, desks: readonly Desk[], answering: RouteServices): void {
  const all = desks.flatMap(({ rows, handlers, parts }) =>
    Object.entries(rows).map(([name, row]) => ({
      ...answering,
      name,
      row,
      parts,
      handler: handlers[name] as Handler<Row>,
    })),
  )
  for (const [form, rows] of Map.groupBy(all, ({ row }) => bodyFormOf(row)))
    inScopeOf(server, form, (scope) => {
      for (const one of rows) addRow(scope, one)
    })
  for (const one of desks) addUploads(server, one, answering)
}

function addUploads(server: FastifyInstance, { rows, parts, uploads }: Desk, answering: RouteServices): void {
  const row = uploads && rows[uploads.begunBy]
  if (!uploads || !row) return
  const name = uploads.begunBy
  addResumable(server, {
    uploads,
    room: answering.uploads,
    admit: async (request) => {
      request.caller = await answering.gate.admit(request, name, row)
    },
    callOf: (request) => callOf(request, { ...answering, name, row, parts }),
  })
}

export interface RouteContext extends RouteServices {
  name: string
  row: Row
  parts: unknown
  handler: Handler<Row>
}

function addRow(server: FastifyInstance, answered: RouteContext): void {
  routerPaths(answered.row.path).forEach((url, at) => {
    server.route({ ...routeOf(answered, at > 0), url })
  })
}

function routeOf(answered: RouteContext, hide: boolean): Omit<RouteOptions, 'url'> {
  const { gate, name, row, uploads, checkSignature, publicUrl } = answered
  return {
    method: row.method,
    config: {
      isCall: true,
      form: bodyFormOf(row),
      hasKey: row.access.session === 'secretKey',
      takesTokens: row.access.tokensOnly === true,
    },
    schema: schemaOf(name, row, hide),
    onRequest: async (request, reply) => {
      request.caller = await gate.admit(request, name, row)
      if (row.access.tokensOnly) refusePages(request, publicUrl)
      request.visitor = await gate.admitVisitor(request, row)
      await expectUpload(request, reply, row, uploads)
    },
    ...(row.access.session === 'webhook' ? { preParsing: signedBody(row, checkSignature) } : {}),
    preValidation: (request, reply) => receiveUploads(request, reply, row, uploads),
    preHandler: async ({ params, query, body }) => {
      // The inputs are checked one by one: a value in the body may not hide another in the address.
      for (const part of [params, query, body]) await gate.admitInput(row, Object(part))
    },
    handler: (request, reply) => answer(answered, request, reply),
  }
}

function schemaOf(name: string, row: Row, hide: boolean) {
  const body = shapeOf(row)
  return {
    hide,
    summary: row.summary,
    operationId: name,
    tags: [row.group],
    ...(row.price === undefined ? {} : { description: costOf(row.price) }),
    ...securityOf(row),
    ...(bodyFormOf(row) === 'json' ? {} : { consumes: [formNames[bodyFormOf(row)].type] }),
    ...(row.params ? { params: row.params } : {}),
    ...(row.query ? { querystring: row.query } : {}),
    ...(body ? { body } : {}),
    response: responsesOf(row),
  }
}

/**
 * A call of so many units begins, and is written out, in a round of the event loop of its own, however many there
 * are.
 */
const dear = 10

const costOf = (price: Price): string =>
  typeof price === 'number'
    ? `Costs ${price} of the 3,000 units of work that a person has in a minute.`
    : 'Costs units of work by what is sent; a person has 3,000 in a minute.'

async function answer(answered: RouteContext, request: FastifyRequest, reply: FastifyReply) {
  const { strict, name, row, handler, calls } = answered
  const { params, query } = request
  const body =
    request.received && row.files ? request.received.withFiles(Object(request.body), row.files) : request.body
  const noted: CallNotes = { units: 0, offices: new Set() }
  const facts = factsOf(request, answered, noted)
  const call = calls.make(facts, answered.parts)
  const units = unitsOf(row.price, { query, body })
  await call.charge(units)
  if (units >= dear) await nextTurn()
  const guard = <T>(work: () => Promise<T> | T) => failingAsDeclared({ name, row, strict }, work)
  const work = async (more?: object) => handler(call, { params, query, body, ...more } as never)
  const lend = <T>(lent: () => Promise<T>) => (request.received ? request.received.lend(lent) : lent())
  if (isEvents(row.answer)) return streamed(answered, request, reply, { work, guard, lend, facts, noted })
  if (isProtocol(row.answer))
    return sendProtocol(reply, row.answer, await guard(() => work({ headers: textsOf(request.headers) })))
  const given = await lend(() => guard(work))
  if (noted.units >= dear) await nextTurn()
  if (isFile(row.answer)) return sendFile(reply, given as BinaryAnswer)
  return answerIn(request, row, given)
}

const answerIn = (request: FastifyRequest, { says }: Row, data: unknown) => ({
  data,
  ...(says ? { message: says[languageOf(request.headers['accept-language'])] } : {}),
})

interface Streaming {
  work: (stream: object) => Promise<unknown>
  guard: StreamedRow['guard']
  lend: (lent: () => Promise<void>) => Promise<void>
  facts: CallFacts
  noted: CallNotes
}

/** The files of the call stay until the handler has ended, and only then others are notified of stale answers. */
async function streamed(
  { gate, calls, row }: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { work, guard, lend, facts, noted }: Streaming,
) {
  const end = Promise.withResolvers<void>()
  const lent = lend(() => end.promise).catch(() => undefined)
  const given = await answerEvents(request, reply, {
    row,
    readmit: () => gate.readmit(request, row),
    begin: async (input) => (await work(input)) as never,
    guard,
    onEnd: async () => {
      end.resolve()
      await lent
      for (const officeId of noted.offices)
        await calls
          .renew(facts, officeId)
          .catch((error) =>
            request.log.warn({ err: error }, 'browsers were not told which answers are stale'),
          )
    },
  })
  return given ? answerIn(request, row, given.data) : reply
}
