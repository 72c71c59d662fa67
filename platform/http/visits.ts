/** Counts every request that matches no row too, so that no address can be requested without limit. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** `files`: the files of a page. `others`: the API page and its document, and unknown addresses. */
export type VisitKind = 'files' | 'others'

/** @throws AppError `request.too_many` */
export type VisitCounter = (address: string, kind: VisitKind) => Promise<void>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The gate counts calls of rows, each row separately. */
    isCall?: boolean
    /** The secret key in its address lets a visitor in. */
    hasKey?: boolean
    /** Only personal tokens open it. */
    takesTokens?: boolean
  }
}

export function countVisits(server: FastifyInstance, count: VisitCounter): void {
  server.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isCall) await count(request.ip, kindOf(request))
  })
}

/** Addresses of pages are those of the client's own router, which the server does not know. */
function kindOf({ url, routeOptions: { url: route = '/*' } }: FastifyRequest): VisitKind {
  return /^\/(?:api|dev)(?:[/?]|$)/.test(route === '/*' ? url : route) ? 'others' : 'files'
}
