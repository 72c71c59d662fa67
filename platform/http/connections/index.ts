/** The HTTP server below Fastify, which limits what its connections may use. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { type ConnectionBounds, connectionBounds } from './bounds.ts'
import { Connections } from './connections.ts'
import { proxiesOf } from './proxies.ts'

export type { ConnectionBounds } from './bounds.ts'
export { noteUpload } from './uploads.ts'

export interface ListenerOptions {
  log: Pick<FastifyBaseLogger, 'warn'>
  trustProxy?: string | undefined
  bounds?: Partial<ConnectionBounds> | undefined
}

/** Creates the HTTP server for `handler`, in the form that Fastify's `serverFactory` expects. */
export function boundedServer({ log, trustProxy, bounds: some }: ListenerOptions) {
  const bounds = { ...connectionBounds, ...some }
  return (handler: RequestListener): Server => {
    const server = createServer({
      headersTimeout: bounds.headersMs,
      requestTimeout: bounds.uploadMs,
      keepAliveTimeout: bounds.idleMs,
      connectionsCheckingInterval: Math.min(5_000, bounds.headersMs),
    })
    server.maxConnections = bounds.inAll
    const connections = new Connections(bounds, proxiesOf(trustProxy))
    server.on('connection', (socket) => connections.add(socket))
    server.on('drop', () => connections.noteDropped())
    server.on('request', (request, answer) => {
      if (connections.admit(request, answer)) handler(request, answer)
    })
    // Node would answer these requests by itself, also when a thousand arrive at once.
    server.on('checkExpectation', (request, answer) => {
      if (connections.admit(request, answer)) answer.writeHead(417).end()
    })
    watch(server, connections, bounds.watchMs, log)
    return server
  }
}

/** Everything that was cut meanwhile makes one line, so that an attack does not fill the log. */
function watch(server: Server, connections: Connections, everyMs: number, log: ListenerOptions['log']): void {
  const timer = setInterval(() => {
    const cut = connections.watch()
    if (Object.keys(cut).length > 0) log.warn({ cut }, 'connections beyond the bounds were cut')
  }, everyMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
