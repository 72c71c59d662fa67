/** Headers that make browsers block anything that our pages never do. */
import type { FastifyInstance } from 'fastify'

interface Sources {
  /** Hashes of the style elements in our own pages; no other inline style is allowed. */
  styles: readonly string[]
  /** The origins that our pages may show in a frame. */
  frames: readonly string[]
  /** Servers of a service whose script, styles, calls and frames our pages load. */
  strangers: readonly string[]
}

const frameSource = (sources: readonly string[]): string =>
  `frame-src ${sources.length > 0 ? `'self' ${sources.join(' ')}` : "'none'"}`

const pagePolicy = ({ styles, frames, strangers }: Sources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...strangers].join(' '),
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`), ...strangers].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...strangers].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameSource([...frames, ...strangers]),
    "frame-ancestors 'none'",
  ].join('; ')

export const safetyHeaders = {
  'content-security-policy': pagePolicy({ styles: [], frames: [], strangers: [] }),
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
  strangers: readonly string[]
}

export function addSecurityHeaders(
  server: FastifyInstance,
  { isSecure, styles, frames, strangers }: Pages,
): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { 'content-security-policy': _none, ...others } = safetyHeaders
    reply.headers(others)
    // A page that sets its own policy sets a narrower one.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', pagePolicy({ styles: styles(), frames, strangers }))
    if (isSecure) reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`)
    // Answers contain personal data: no proxy and no shared computer may keep them.
    if (isCall(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}

const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url) && !url.startsWith('/api/docs')
