/** The whole product as one HTTP server, put together from its domains. */
import { companyErrors } from '@mizan/company/contract'
import { companyDesk } from '@mizan/company/server'
import { identityErrors, identityIssues } from '@mizan/identity/contract'
import { identityDesk, peopleByIds } from '@mizan/identity/server'
import { createAllowance, createVisitLimits } from '@mizan/platform/access'
import type { Config } from '@mizan/platform/config'
import { callInfoOf } from '@mizan/platform/database'
import { createHttpServer } from '@mizan/platform/http'
import { addOutboxPage, outboxDesk, type WatchedSenders } from '@mizan/platform/messages'
import { researchErrors, researchIssues } from '@mizan/research/contract'
import { type Research, researchDesk } from '@mizan/research/server'
import { siteErrors } from '@mizan/site/contract'
import { FeatureSwitches, siteDesk } from '@mizan/site/server'
import type { Parts } from './parts.ts'
import { gateOf, openPractice, type PracticeConfig } from './practice.ts'
import { product } from './product.ts'
import { statusOf } from './status.ts'

export type ApplicationConfig = PracticeConfig & Pick<Config, 'environment' | 'contactEmail' | 'trustProxy'>

export interface ApplicationOptions {
  parts: Pick<Parts, 'log' | 'database' | 'contexts'>
  config: ApplicationConfig
  research: Research
  /** The services of mail and SMS; without them everything is taken for sent. */
  services?: Pick<WatchedSenders, 'delivers'>
  webFolder?: string
}

export async function createApplication({
  parts,
  config,
  research,
  services,
  webFolder,
}: ApplicationOptions) {
  const { log, database, contexts } = parts
  const practice = await openPractice(contexts, config, (channel) => services?.delivers(channel) ?? true)
  const features = new FeatureSwitches({ db: database.kysely, clock: contexts.clock, log })
  const site = siteDesk({
    product,
    startedAt: contexts.clock.now(),
    parts: () => statusOf(database, research),
    features,
    contextOf: (call) => contexts.system(callInfoOf(call)),
    contactEmail: config.contactEmail,
    namesOf: peopleByIds,
  })
  const isReadable = config.environment !== 'production'
  const server = await createHttpServer({
    desks: [
      identityDesk(practice.identity),
      companyDesk(practice.company),
      researchDesk(
        research,
        (call) => contexts.system(callInfoOf(call)),
        createAllowance({ enabled: config.rateLimits }),
      ),
      site,
      ...(isReadable ? [outboxDesk((call) => contexts.system(callInfoOf(call)))] : []),
    ],
    errors: { ...identityErrors, ...companyErrors, ...researchErrors, ...siteErrors },
    issues: { ...identityIssues, ...researchIssues },
    gate: gateOf({ practice, contexts, features, rateLimits: config.rateLimits }),
    countVisit: createVisitLimits({ enabled: config.rateLimits }),
    log,
    product,
    webFolder,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    strict: isReadable,
  })
  if (isReadable) addOutboxPage(server, contexts.system({ rowName: 'dev.outbox' }))
  return { server, practice }
}
