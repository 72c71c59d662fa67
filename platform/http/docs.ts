/** The API page at /api/docs and its document at /api/openapi.json, made from the rows. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

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
  // Without the bar at its top, which shows a stranger's mark and brings a style that the policy of our pages refuses.
  await server.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { layout: 'BaseLayout' } })
  server.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger())
}
