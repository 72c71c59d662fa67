/** The gate of the product, see `createGate`. Session, membership and licences are looked up in one statement. */
import { permits } from '@mizan/company/access'
import { type MembershipAtGate, membershipAtGate } from '@mizan/company/server'
import {
  type Identity,
  type IdentityTables,
  type NamedSession,
  noteSeen,
  readToken,
  requireSession,
  type SessionAtGate,
  sessionAtGate,
} from '@mizan/identity/server'
import { type AdmittedCaller, createGate, createLimits, type Gate } from '@mizan/platform/access'
import type { Call, Calls } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import { keepsPlan } from '@mizan/platform/database'
import type { ListOf } from '@mizan/platform/domain'
import type { Tools } from '@mizan/platform/tools'
import type { FeatureSwitches } from '@mizan/site/server'
import { type Licence, licencesAtGate, licencesFrom } from '@mizan/subscription/server'
import { sql } from 'kysely'
import { visitorsOf } from './visitors.ts'

interface GateNeeds {
  identity: Identity
  calls: Calls
  features: FeatureSwitches
  rateLimits: boolean
  listOf: ListOf
  tools: () => Tools
}

type GateCall = Call<Identity, IdentityTables>

/** @throws Error if two domains have one name for secret keys or conversations */
export function gateOf({ identity, calls, features, rateLimits, listOf, tools }: GateNeeds): Gate {
  const call: GateCall = calls.make({ rowName: 'gate', actor: null }, identity)
  return createGate({
    callerOf: async (token) => whoCalls(call, await readToken(call.parts, token)),
    callerOfTicket: async (ticket, opens) => whoCalls(call, identity.tickets.read(ticket, opens)),
    toolScopeOf: (row) => tools().scopeOf(row),
    permits,
    featureState: (name) => features.stateOf(name),
    countCall: createLimits({ enabled: rateLimits }),
    visitors: visitorsOf((work) => call.system.read(work), listOf),
  })
}

const noOffice = { officeId: '', roles: [] }

/** Looked up for each call, so that a person who was removed or signed out loses access at once. */
async function whoCalls(call: GateCall, named: NamedSession): Promise<AdmittedCaller> {
  const found = await lookUp(call, named.sessionId)
  const now = call.clock.now()
  const { userId, session, lastSeenAt } = requireSession(found, named, now)
  const office = found?.company_id ? { officeId: found.company_id, roles: found.roles ?? [] } : null
  // Before the mailbox is proven there is no office; afterwards a person without one has to sign in again.
  if (!office && session.verified) throw new AppError('session.required')
  await noteSeen(call, { sessionId: session.sessionId, lastSeenAt })
  return {
    caller: { userId, session, ...(office ?? noOffice) },
    licences: licencesFrom(found?.licences ?? [], now),
  }
}

type GateLookup = SessionAtGate & Partial<MembershipAtGate> & { licences: Licence[] | null }

/** Each domain contributes a function of the database, which sees its own rows without a transaction. */
async function lookUp(call: GateCall, sessionId: string): Promise<GateLookup | undefined> {
  const { rows } = await sql<GateLookup>`
    select session.*, office.company_id, office.roles,
      case when office.company_id is not null then ${licencesAtGate(sql`office.company_id`)} end as licences
    from ${sessionAtGate(sessionId)} as session
    left join lateral ${membershipAtGate(sql`session.user_id`)} as office on true ${keepsPlan}`.execute(
    call.unscoped,
  )
  return rows[0]
}
