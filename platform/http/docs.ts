/** The API page at /api/docs and its document at /api/openapi.json, made from the rows. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { compressed, encodingFor } from './compression.ts'

export async function addDocs(
  server: FastifyInstance,
  product: { name: string; version: string },
): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: { title: `${product.name} API`, version: product.version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  const sendDocument = documentOf(server)
  // Without the bar at its top, which shows a stranger's mark and brings a style that the policy of our pages refuses.
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { layout: 'BaseLayout' },
    uiHooks: {
      // The page asks here for the same document, which its own handler would write out each time.
      preHandler: async (request, reply) => {
        if (request.routeOptions.url === '/api/docs/json') return sendDocument(request, reply)
      },
    },
  })
  server.get('/api/openapi.json', { schema: { hide: true } }, sendDocument)
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Written out once in each encoding: all readers share the same bytes, however slowly they read. */
function documentOf(server: FastifyInstance): Send {
  const written = new Map<string, Promise<Buffer>>()
  const write = async (encoding: ReturnType<typeof encodingFor>) => {
    const plain = Buffer.from(JSON.stringify(server.swagger()))
    return encoding ? compressed(plain, encoding) : plain
  }
  return async (request, reply) => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const bytes = written.get(String(encoding)) ?? write(encoding)
    written.set(String(encoding), bytes)
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .type('application/json')
      .header('vary', 'accept-encoding')
      .send(await bytes)
  }
}
