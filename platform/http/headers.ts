/** Headers that tell the browser what our pages never do. */
import type { FastifyInstance } from 'fastify'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // The component library sets sizes and colours through style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (!request.url.startsWith('/api/docs')) reply.header('content-security-policy', policy)
    return payload
  })
}
