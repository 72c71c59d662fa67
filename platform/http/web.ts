/** Serves the built browser client; any address that is not a file or a call gets its first page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 3600 * 1000

export async function addWeb(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: 0,
    setHeaders: (reply, path) => {
      // Built files carry a hash of their content in their names; the first page does not.
      if (path.includes('/assets/'))
        reply.header('cache-control', `public, max-age=${year / 1000}, immutable`)
    },
  })
  server.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (path.startsWith('/api/') || path === '/api' || path.startsWith('/assets/'))
      return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
