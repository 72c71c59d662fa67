/**
 * Prevents pages of other sites from changing anything here through a visitor's browser. Tokens are sent in a header
 * that no other site can send, so this is a second line of defence: it also prevents others from signing a visitor in
 * or up.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../contract/index.ts'
import type { VisitCounter } from './visits.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])
const strange = new Set(['cross-site', 'same-site'])

export function refuseStrangers(server: FastifyInstance, count: VisitCounter): void {
  server.addHook('onRequest', async (request) => {
    if (harmless.has(request.method) || !isStrange(request) || hasKey(request)) return
    // Such a call never reaches the gate, which would otherwise count it.
    await count(request.ip, 'others')
    throw new AppError('access.forbidden')
  })
}

/**
 * Refuses calls by pages of other sites to an address for programs, even if that site has made its name point here
 * (DNS rebinding): browsers name the page in `Origin`, and programs send none. @throws AppError `access.forbidden`
 */
export function refusePages({ headers: { origin } }: FastifyRequest, publicUrl: string | undefined): void {
  const isOurs = publicUrl !== undefined && origin === new URL(publicUrl).origin
  if (origin !== undefined && !isOurs) throw new AppError('access.forbidden')
}

/** Browsers name the origin of a call, and pages cannot change that; other programs do not send it. */
function isStrange({ headers }: FastifyRequest): boolean {
  const isExtension = /^(?:chrome|moz|safari-web)-extension:\/\//.test(headers.origin ?? '')
  return strange.has(String(headers['sec-fetch-site'] ?? '')) && !isExtension
}

/** Another site cannot know the secret key in the address, and no session of the visitor is used. */
const hasKey = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.hasKey === true
