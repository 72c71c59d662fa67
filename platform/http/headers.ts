/** Headers that tell the browser what our pages never do. */
import type { FastifyInstance } from 'fastify'

const pagePolicy = [
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
  "frame-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const safetyHeaders = {
  'content-security-policy': pagePolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const twoYears = 2 * 365 * 24 * 3600

/** @param isSecure whether people reach the product by https, and shall never do without */
export function addSecurityHeaders(server: FastifyInstance, isSecure: boolean): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { 'content-security-policy': policy, ...others } = safetyHeaders
    reply.headers(others)
    // The API page brings a policy of its own, for the scripts of its viewer.
    if (!request.routeOptions.url?.startsWith('/api/docs')) reply.header('content-security-policy', policy)
    if (isSecure) reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`)
    // Answers are about people: no proxy and no shared computer keeps one.
    if (isCall(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}

const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url) && !url.startsWith('/api/docs')
