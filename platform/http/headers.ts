/** Headers that tell browsers to block what our pages never do. */
import type { FastifyInstance } from 'fastify'

/**
 * @param styles hashes of the style elements in our own pages; no other inline style is allowed
 * @param frames what our pages may show in a frame
 */
const pagePolicy = (styles: readonly string[], frames: readonly string[] = []): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${frames.length > 0 ? `'self' ${frames.join(' ')}` : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ')

export const safetyHeaders = {
  'content-security-policy': pagePolicy([]),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const twoYears = 2 * 365 * 24 * 3600

interface Pages {
  /** Whether people reach the product by https, so that browsers must never use plain http. */
  isSecure: boolean
  /** See `stylesOf`. */
  styles: () => readonly string[]
  frames: readonly string[]
}

export function addSecurityHeaders(server: FastifyInstance, { isSecure, styles, frames }: Pages): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { 'content-security-policy': _none, ...others } = safetyHeaders
    reply.headers(others)
    // A page that sets its own policy sets a narrower one.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', pagePolicy(styles(), frames))
    if (isSecure) reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`)
    // Answers contain personal data: no proxy and no shared computer may keep them.
    if (isCall(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}

const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url) && !url.startsWith('/api/docs')
