/** The manifest of the domain of visitors on the server. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { openSecret } from '@mizan/identity/server'
import { createSeats } from '@mizan/platform/access'
import type { Clock } from '@mizan/platform/database'
import { defineServer, type Services } from '@mizan/platform/domain'
import type { PagePart } from '@mizan/platform/http'
import { visitorAudit, visitorErrors, visitorRows } from '../contract.ts'
import { beginningBounds, conversationKinds, visitorBounds } from '../data/limits.ts'
import { findByToken } from './conversations/store.ts'
import { visitorDesk } from './desk.ts'
import { type FilmShelf, filmsIn } from './films.ts'
import { hcaptcha } from './human/hcaptcha.ts'
import type { HumanChecks } from './human/human-checks.ts'
import { proofOfWork } from './human/proof-of-work.ts'
import { visitorJobs } from './jobs.ts'
import { type VisitorKeys, visitorKeysOf } from './keys.ts'
import { visitorMigrations } from './migrations.ts'
import { visitorOtherOffice } from './other-office.ts'
import { pagePartsOf } from './page-parts.ts'

declare module '@mizan/platform/domain' {
  interface Ports {
    visitors: {
      keys: VisitorKeys
      human: HumanChecks
      films: FilmShelf
      /** The parts of public pages, by their names. */
      pageParts: Record<string, PagePart>
    }
  }
}

export const visitorServer = defineServer({
  name: 'visitors',
  rows: visitorRows,
  errors: visitorErrors,
  audit: visitorAudit,
  migrations: visitorMigrations,
  otherOffice: visitorOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).visitorSampleCalls,
  ports: async (services) => ({ visitors: await visitorsOf(services) }),
  lists: (services) => ({
    conversations: conversationKinds.map((kind) => ({
      of: kind,
      conversationOf: (tx, token) => findByToken(tx, kind, token),
    })),
    humanChecks: [{ isHuman: (solution, address) => isHuman(services, solution, address) }],
    secretKeys: [{ of: 'demo', opens: async (_tx, key) => isSame(key, services.config.demoKey) }],
  }),
  open: ({ visitors, research }) => ({
    desk: visitorDesk({
      ...{ ...visitors, research },
      ...{ seats: createSeats(visitorBounds), beginnings: createSeats(beginningBounds) },
    }),
    jobs: visitorJobs,
  }),
})

async function visitorsOf(services: Services) {
  const { config, calls } = services
  const keys = visitorKeysOf(await openSecret(config.tokenSecret, config.dataDir))
  const films = filmsIn(config.dataDir)
  const human = humanChecksOf(config, keys, calls.clock)
  return { keys, human, films, pageParts: pagePartsOf(services, films) }
}

/** @throws Error at the start if hCaptcha is chosen without its keys */
function humanChecksOf(config: Services['config'], keys: VisitorKeys, clock: Clock): HumanChecks {
  if (config.humanCheck === 'altcha') return proofOfWork(keys.checks, clock)
  const { hcaptchaUrl: url, hcaptchaSiteKey: siteKey, hcaptchaSecret: secret } = config
  if (!siteKey || !secret)
    throw new Error('HUMAN_CHECK=hcaptcha needs HCAPTCHA_SITE_KEY and HCAPTCHA_SECRET.')
  return hcaptcha({ url, siteKey, secret, clock })
}

function isHuman({ visitors, calls }: Services, solution: string, address: string): Promise<boolean> {
  const { system } = calls.make({ rowName: 'visitors.humanCheck', actor: null }, {})
  return visitors.human.isHuman(solution, address, (work) => system.unaudited(work as never))
}

/** Compares in constant time, whatever the lengths; a key that is not set opens nothing. */
function isSame(key: string, right: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(key), digest(right ?? '')) && right !== undefined
}
