/** The API page at /api/docs and its document at /api/openapi.json, made from the rows. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { compressed, encodingFor } from './compression.ts'
import { securitySchemes } from './responses.ts'

export async function addDocs(
  server: FastifyInstance,
  product: { name: string; version: string },
): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: { title: `${product.name} API`, version: product.version },
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  })
  const sendDocument = documentOf(server)
  // The top bar is left out, because it shows another product's logo and needs a style that our policy refuses.
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Closed groups: the page draws a long open list only where it is scrolled to, and find-in-page misses the rest.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
    uiHooks: {
      // The page requests the same document from here; its own handler would write it out each time.
      preHandler: async (request, reply) => {
        if (request.routeOptions.url === '/api/docs/json') return sendDocument(request, reply)
      },
    },
  })
  server.get('/api/openapi.json', { schema: { hide: true } }, sendDocument)
}

type SendReply = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The document is written once in each encoding: all answers share the same bytes, however slowly clients read. */
function documentOf(server: FastifyInstance): SendReply {
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
