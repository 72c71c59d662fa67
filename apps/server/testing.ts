/** The whole product in the process of a test, with a database and a folder of its own and the bundled sample. */
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedBarAssociations } from '@mizan/identity/server'
import { type Calls, callsOn } from '@mizan/platform/call'
import { loadConfig } from '@mizan/platform/config'
import { connect, type Database, migrate, systemClock } from '@mizan/platform/database'
import type { ServerManifest } from '@mizan/platform/domain'
import { createLog } from '@mizan/platform/log'
import type { WatchedSenders } from '@mizan/platform/messages'
import { openPayments } from '@mizan/platform/payments'
import { openTestCopy, preparedOnce } from '@mizan/platform/testing'
import {
  bringIndexUpToDate,
  importPaths,
  loadSampleOnce,
  Research,
  type ResearchTables,
} from '@mizan/research/server'
import { givePlan } from '../../domains/billing/server/testing/running-plan.ts'
import { rememberPasswords, testPassword } from '../../domains/identity/server/testing/passwords.ts'
import { createApplication } from './application.ts'
import { domains as productDomains } from './domains.ts'
import { migrationsOf } from './migrations.ts'
import { operatorCall } from './operator.ts'
import { openAccount } from './sample-office.ts'

const log = createLog({ level: 'silent' })
const contactEmail = 'bilgi@mizan.test'

export interface TestApplicationOptions {
  /** Packs of further texts. */
  packs?: string[]
  /** Inserts texts into the database before the index is built. */
  grow?: (database: Database<ResearchTables>, calls: Calls) => Promise<void>
  /** Whether the calls of one address are limited. */
  rateLimits?: boolean
  /** The mail and SMS services; without them every message counts as sent. */
  senders?: Pick<WatchedSenders, 'delivers'>
  /** Settings beside those of the test itself. */
  environment?: Readonly<Record<string, string>>
  /** The domains of the product and additional ones. */
  domains?: readonly ServerManifest[]
}

/** Adds the sample and further texts, and the index of them. */
async function fill(
  { database, folder }: { database: Database<ResearchTables>; folder: string },
  { packs = [], grow }: Pick<TestApplicationOptions, 'packs' | 'grow'> = {},
): Promise<void> {
  const calls = callsOn(database.kysely)
  await loadSampleOnce(operatorCall(calls, { rowName: 'test.sample' }), log)
  await importPaths(operatorCall(calls, { rowName: 'test.import' }), packs)
  await grow?.(database, calls)
  await bringIndexUpToDate({ db: database.kysely, dataFolder: folder, clock: systemClock, log })
}

/** The database of the usual product with the sample; the index goes into `folder`. */
const copySample = (folder: string): Promise<Database<ResearchTables>> =>
  openTestCopy<ResearchTables>(async (url) => {
    const prepared = await preparedOnce(url, 'sample', async (address, building) => {
      const database = await connect<ResearchTables>(address, 'url', 5, log)
      try {
        await migrate(database, migrationsOf())
        await fill({ database, folder: building })
      } finally {
        await database.close()
      }
    })
    await cp(prepared.folder, folder, { recursive: true })
    return prepared.template
  })

export interface SignedIn {
  userId: string
  headers: { authorization: string }
}

export async function openTestApplication({
  packs = [],
  grow,
  rateLimits = false,
  senders,
  environment = {},
  domains = productDomains,
}: TestApplicationOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-app-'))
  const database = await copySample(folder)
  if (domains !== productDomains) await migrate(database, migrationsOf(domains))
  const calls = callsOn(database.kysely)
  if (packs.length > 0 || grow) await fill({ database, folder }, { packs, grow })
  const research = new Research({ db: database.kysely, folder, log, rebuild: async () => {} })
  research.start()
  await research.settled()
  const config = {
    ...loadConfig({
      ...environment,
      DATA_DIR: folder,
      CONTACT_EMAIL: contactEmail,
      RATE_LIMITS: rateLimits ? 'on' : 'off',
    }),
    environment: 'test' as const,
  }
  const payments = await openPayments(config, { clock: calls.clock, address: () => undefined })
  const { server, services, desks, jobs } = await createApplication({
    parts: { log, database, calls },
    payments,
    config,
    research,
    ...(senders && { senders }),
    domains,
  })
  rememberPasswords(services.identity.passwords)
  await seedBarAssociations(operatorCall(calls, { rowName: 'bars.seed' }, services.identity))

  /** The headers of a newly signed-in person with an office of their own, which has a plan unless it says otherwise. */
  const signIn = async ({ hasPlan = true } = {}): Promise<SignedIn> => {
    const unique = randomUUID()
    const email = `${unique}@ornek.test`
    const opened = await openAccount(calls, services.identity, {
      email,
      password: testPassword,
      name: 'Deniz',
      surname: 'Örnek',
      phoneNumber: `+90${Number.parseInt(unique.slice(0, 8), 16) + 1_000_000_000}`,
      organisation: `Büro ${unique}`,
      country: 'turkey',
      occupation: 'lawyer',
    })
    const answer = await server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: testPassword },
    })
    const userId = opened?.userId ?? ''
    const operator = operatorCall(calls, { rowName: 'test.plan' })
    const officeId = await operator.system.read((tx) => services.officeOf(tx, userId))
    if (hasPlan) await givePlan(operator, officeId ?? '')
    return {
      userId,
      headers: { authorization: `Bearer ${answer.json().data.accessToken}` },
    }
  }
  const close = async () => {
    await server.close()
    await payments.close()
    await research.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { log, database, folder, research, server, services, desks, jobs, calls, signIn, close }
}
