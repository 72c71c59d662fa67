/** The facts of a request from which its call is made. */
import type { FastifyRequest } from 'fastify'
import type { Actor, AnyCall, CallFacts } from '../call/index.ts'
import { headerNames, isEvents } from '../contract/index.ts'
import { languageOf } from './language.ts'
import type { RouteContext } from './routes.ts'

export type FactsInput = Pick<RouteContext, 'calls' | 'charge' | 'name' | 'row' | 'parts'>

export const callOf = (request: FastifyRequest, named: FactsInput): AnyCall =>
  named.calls.make(factsOf(request, named), named.parts)

/** The costs and writes that are noted while a call is answered. */
export interface CallNotes {
  /** The units that were charged. */
  units: number
  /** The offices in which a row with events has written; their renewals wait for its end. */
  offices: Set<string>
}

export function factsOf(
  request: FastifyRequest,
  { charge, name, row }: FactsInput,
  noted?: CallNotes,
): CallFacts {
  const { caller, visitor } = request
  const tab = /^[\w-]{1,40}$/.exec(String(request.headers[headerNames.tab] ?? ''))?.[0]
  const client = {
    address: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    ...(tab ? { tab } : {}),
    hasLeft: () => request.raw.socket.destroyed,
  }
  return {
    rowName: name,
    audit: row.audit?.action,
    ...(row.renews ? { renews: row.renews } : {}),
    ...(row.renewsFor ? { renewsFor: row.renewsFor } : {}),
    ...(noted && isEvents(row.answer) ? { renewsLater: (officeId) => noted.offices.add(officeId) } : {}),
    requestId: request.id,
    actor: actorOf(request),
    caller,
    visitor,
    language: languageOf(request.headers['accept-language']),
    client,
    charge: (units: number) => {
      if (noted) noted.units += units
      return charge({ caller, visitor, client }, units)
    },
  }
}

function actorOf({ caller, visitor }: FastifyRequest): Actor | null {
  if (visitor?.kind === 'webhook') return { kind: 'webhook', sender: visitor.sender }
  if (!caller) return null
  const { userId, officeId } = caller
  return { kind: 'person', userId, ...(officeId && { officeId }) }
}
