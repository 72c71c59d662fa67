/** Builds the Fastify server: connections, security headers, input checks, routes and failures. */
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Charge, Gate } from '../access/index.ts'
import type { Calls } from '../call/index.ts'
import type { ErrorTable, IssueTable } from '../contract/index.ts'
import { keepLeftoversAway } from '../files/leftovers.ts'
import { addCompression } from './compression.ts'
import { boundedServer, type ConnectionBounds } from './connections/index.ts'
import { addDocs } from './docs.ts'
import { endStreamsOnClose } from './event-stream.ts'
import { answerFailures, answerUnreadableAddress } from './failures.ts'
import { addSecurityHeaders } from './headers.ts'
import { boundJson } from './json.ts'
import type { PagePart } from './landing.ts'
import { noteMethods } from './methods.ts'
import { addDesks, type Desk, type RouteServices } from './routes.ts'
import { refuseStrangers } from './strangers.ts'
import { openUploadRoom, type UploadBounds } from './upload-room.ts'
import { checkInput } from './validation.ts'
import { countVisits, type VisitCounter } from './visits.ts'
import { addWeb, stylesOf } from './web.ts'

export interface HttpOptions extends Pick<RouteServices, 'checkSignature'> {
  desks: Desk[]
  errors: ErrorTable
  /** Messages of the domains' own rules for single fields. */
  issues?: IssueTable
  gate: Gate
  /** Makes the call that each handler receives. */
  calls: Calls
  /** Charges the work of calls to those who cause it; without it nothing is charged. */
  charge?: Charge
  log: FastifyBaseLogger
  product: { name: string; version: string }
  /** Folder of the built client; without it only calls are answered. */
  webFolder?: string
  /** Proxies whose statement of the caller's address is trusted, as addresses or networks; without it none is. */
  trustProxy?: string
  /** The origins that pages may show in a frame, as sources of a content security policy; none if left out. */
  frames?: readonly string[]
  /** Scripts and frames of others that pages load, as sources of a content security policy. */
  strangers?: readonly string[]
  /** Films and pictures of the product, which public pages show; it need not exist. */
  filmFolder?: string
  /** Parts of public pages that are written at each request. */
  pageParts?: Readonly<Record<string, PagePart>>
  /** Address that people use, where it is known. */
  publicUrl?: string
  /** Fails a call if its handler raises a code that the row does not list; on by default. */
  strict?: boolean
  /** Counts requests that match no row: files, pages, the API page, addresses that do not exist. */
  countVisit?: VisitCounter
  /** Folder for the files of calls until the calls are answered. */
  uploadFolder?: string | undefined
  /** Limits of uploads that differ from the usual ones. */
  uploadBounds?: Partial<UploadBounds>
  /** Limits of connections that differ from the usual ones. */
  bounds?: Partial<ConnectionBounds>
}

const megabyte = 1024 * 1024

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { countVisit = async () => {} } = options
  const server = fastify({
    serverFactory: boundedServer(options),
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: megabyte,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadableAddress(countVisit),
    // Requests that arrive while the server closes are still answered; their connection is closed afterwards.
    return503OnClosing: false,
    trustProxy: options.trustProxy ?? false,
  })
  server.setValidatorCompiler(checkInput)
  // Answers are typed against their schema; checking each again at run time costs more than it finds.
  server.setSerializerCompiler(() => (data) => JSON.stringify(data))
  for (const name of ['caller', 'visitor', 'received']) server.decorateRequest(name, undefined)
  endStreamsOnClose(server)
  const methodsAt = noteMethods(server)
  server.removeContentTypeParser('text/plain')
  boundJson(server)
  addSecurityHeaders(server, {
    isSecure: options.publicUrl?.startsWith('https:') === true,
    frames: options.frames ?? [],
    strangers: options.strangers ?? [],
    styles: options.webFolder ? stylesOf(options.webFolder) : () => [],
  })
  countVisits(server, countVisit)
  refuseStrangers(server, countVisit)
  logAnswers(server)
  letConnectionsGo(server)
  addCompression(server)
  const { errors, issues = {}, webFolder, gate, calls, strict = true, charge = async () => {} } = options
  // This comes before any other registration, which would otherwise answer failures in its own way.
  answerFailures(server, errors, { issues, webFolder, methodsAt })
  await addDocs(server, options.product)
  const { uploadFolder, uploadBounds } = options
  if (uploadFolder) keepTidy(server, uploadFolder)
  const uploads = openUploadRoom(uploadFolder, uploadBounds)
  addDesks(server, options.desks, { ...options, gate, calls, charge, strict, uploads })
  if (options.webFolder)
    await addWeb(server, options.webFolder, {
      publicUrl: options.publicUrl,
      parts: options.pageParts ?? {},
      films: options.filmFolder,
    })
  return server
}

function keepTidy(server: FastifyInstance, folder: string): void {
  let stop = () => {}
  server.addHook('onReady', async () => {
    stop = await keepLeftoversAway(folder)
  })
  server.addHook('onClose', async () => stop())
}

/** One line per answer, with the pattern of the route: addresses carry queries, which are personal. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (route.startsWith('/api')) {
      const ms = Math.round(reply.elapsedTime * 10) / 10
      request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered')
    }
    done()
  })
}

/** Browsers keep connections: one that was busy when the server began to close is closed after its answer. */
function letConnectionsGo(server: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  server.addHook('preClose', async () => {
    sweep = setInterval(() => server.server.closeIdleConnections(), 50)
  })
  server.addHook('onClose', async () => clearInterval(sweep))
}
