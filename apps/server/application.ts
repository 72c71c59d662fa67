/** The whole product as one HTTP server, composed of its domains. */
import { join } from 'node:path'
import { createAllowance, createVisitLimits } from '@mizan/platform/access'
import type { Config } from '@mizan/platform/config'
import { gather, openDomains, type ServerManifest } from '@mizan/platform/domain'
import { createHttpServer } from '@mizan/platform/http'
import { mcpDesk } from '@mizan/platform/mcp'
import { addOutboxPage, outboxDesk, type WatchedSenders } from '@mizan/platform/messages'
import { noPayments, type Payments } from '@mizan/platform/payments'
import { addClockPage, clockDesk } from '@mizan/platform/test-clock'
import { openTools, type Tools } from '@mizan/platform/tools'
import type { Research } from '@mizan/research/server'
import type { FastifyInstance } from 'fastify'
import { doDaily } from './daily.ts'
import { domains as allDomains } from './domains.ts'
import { followDesk } from './follow.ts'
import { gateOf } from './gate.ts'
import { addHousePage } from './house.ts'
import { operatorCall } from './operator.ts'
import type { Parts } from './parts.ts'
import { product } from './product.ts'
import { statusOf } from './status.ts'
import { requireKnownVisitors, signaturesOf } from './visitors.ts'
import { buildHouse } from './web-client.ts'

export interface ApplicationOptions {
  parts: Pick<Parts, 'log' | 'database' | 'calls'> & Partial<Pick<Parts, 'testClock'>>
  config: Config
  research: Research
  /** The mail and SMS services; without them every message counts as sent. */
  senders?: Pick<WatchedSenders, 'delivers'>
  /** Without payments the product takes no cards. */
  payments?: Payments
  webFolder?: string
  domains?: readonly ServerManifest[]
}

export async function createApplication({
  parts,
  config,
  research,
  senders,
  payments = noPayments,
  webFolder,
  domains = allDomains,
}: ApplicationOptions) {
  const { log, database, calls } = parts
  const { services, desks, jobs } = await openDomains(domains, {
    ...{ config, log, calls, database, product, research, payments },
    delivers: (channel) => senders?.delivers(channel) ?? true,
    status: () => statusOf(database, research),
    tools: () => tools,
  })
  const { rows, errors, issues } = gather(domains)
  requireKnownVisitors(rows, services.listOf)
  const tools: Tools = openTools({
    tools: services.listOf('tools'),
    proposals: services.listOf('proposals'),
    rows,
    inject: (request) => server.inject(request),
    ticketFor: (holder, opens) => services.identity.tickets.issue(holder, opens).ticket,
  })
  const { hub, desk: events } = await followDesk({ log, database, calls, rows })
  const isReadable = config.environment !== 'production'
  const passing = parts.testClock && { clock: parts.testClock, work: () => doDaily(calls, jobs) }
  const server: FastifyInstance = await createHttpServer({
    desks: [
      ...desks,
      events,
      mcpDesk({ tools, product }),
      ...(isReadable ? [outboxDesk()] : []),
      ...(passing ? [clockDesk(passing)] : []),
    ],
    errors,
    issues,
    gate: gateOf({ ...services, rateLimits: config.rateLimits }),
    checkSignature: signaturesOf(services.listOf),
    calls,
    charge: createAllowance({ enabled: config.rateLimits }),
    countVisit: createVisitLimits({ enabled: config.rateLimits }),
    log,
    product,
    webFolder,
    frames: payments.frames,
    strangers: services.visitors.human.sources,
    pageParts: services.visitors.pageParts,
    filmFolder: services.visitors.films.folder,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    strict: isReadable,
    uploadFolder: join(config.dataDir, 'cache', 'uploads'),
  })
  server.addHook('onClose', () => hub.close())
  if (isReadable) addOutboxPage(server, operatorCall(calls, { rowName: 'dev.outbox' }))
  if (passing) addClockPage(server, passing)
  if (isReadable && webFolder) addHousePage(server, () => buildHouse(log))
  return { server, services, desks, jobs }
}
