/** A fresh database for a test: real PostgreSQL, all migrations applied, no rows of other tests. */
import { type Actor, type Call, type Client, callsOn } from '../../call/index.ts'
import type { Visitor } from '../../contract/index.ts'
import type { AuditAction } from '../../contract/names.ts'
import { createLog } from '../../log/index.ts'
import { type Clock, connect, type Database } from '../index.ts'
import { checksumOf, type Migration, migrate } from '../migrate.ts'
import { platformMigrations } from '../platform-migrations.ts'
import type { PlatformTables } from '../tables.ts'
import { holdTestServer, type TestServer } from './server.ts'
import { copyTemplate, makeTemplate, templateName } from './templates.ts'

export { begun, waitingForLocks } from './begin.ts'
export { holdTestServer } from './server.ts'
export { copyTemplate, makeTemplate, templateName } from './templates.ts'

const POOL_SIZE = 5
const log = createLog({ level: 'silent' })

export type TestDatabase<Tables = PlatformTables> = Database<Tables> & {
  /** A call of nobody, of a person (`userId`) or of an office, with the parts that the test needs. */
  call<Parts = undefined>(options?: TestCall<Parts>): Call<Parts, Tables>
}

export interface TestCall<Parts = undefined> {
  officeId?: string
  userId?: string
  clock?: Clock
  rowName?: string
  /** The name of the audit entry; a test may have entries of its own. */
  audit?: string
  renews?: readonly string[]
  renewsFor?: 'caller'
  client?: Client
  visitor?: Visitor
  requestId?: string
  parts?: Parts
}

/**
 * Opens a new database that holds the platform's tables and those of `migrations`. It goes away with `close()`
 * or, at the latest, when the test process ends.
 */
export async function openTestDatabase<Tables = PlatformTables>(
  migrations: Migration[] = [],
): Promise<TestDatabase<Tables>> {
  return openTestCopy((url) => ensureTemplate(url, migrations))
}

/** The same as a copy of the database that `templateOf` names; it gets the address of the server. */
export async function openTestCopy<Tables = PlatformTables>(
  templateOf: (url: string) => Promise<string>,
): Promise<TestDatabase<Tables>> {
  const { connectionString } = await sharedServer()
  const copy = await copyTemplate(connectionString, await templateOf(connectionString))
  const drop = async () => {
    open.delete(drop)
    await copy.drop()
  }
  open.add(drop)
  const connected = await connect<Tables>(copy.connectionString, 'url', POOL_SIZE, log, drop)
  const database = { ...connected, call: callMaker<Tables>(connected) }
  return database
}

/** Databases that a test forgot to close are dropped at once: waiting for their connections could take forever. */
const open = new Set<() => Promise<void>>()

let server: Promise<TestServer> | undefined

function sharedServer(): Promise<TestServer> {
  if (!server) {
    server = holdTestServer()
    process.once('beforeExit', releaseEverything)
  }
  return server
}

/** beforeExit comes when nothing is left to do: all tests of the process have ended. */
async function releaseEverything(): Promise<void> {
  await Promise.all([...open].map((drop) => drop()))
  await (await server)?.release()
}

async function ensureTemplate(url: string, migrations: Migration[]): Promise<string> {
  const all = [...platformMigrations, ...migrations]
  const name = templateName(all.map(({ name, sql }) => name + checksumOf(sql)).join())
  templates[name] ??= makeTemplate(url, name, (address) => migrateAll(address, migrations))
  await templates[name]
  return name
}

const templates: Record<string, Promise<void>> = {}

async function migrateAll(address: string, migrations: Migration[]): Promise<void> {
  const database = await connect(address, 'url', 2, log)
  try {
    await migrate(database, migrations)
  } finally {
    await database.close()
  }
}

function callMaker<Tables>({ kysely }: Database<Tables>): TestDatabase<Tables>['call'] {
  const system: Clock = { now: () => new Date() }
  return ({ officeId, userId, clock = system, rowName = 'test.call', audit, parts, ...facts } = {}) =>
    callsOn(kysely, clock).make(
      { rowName, actor: actorOf(userId, officeId), audit: audit as AuditAction | undefined, ...facts },
      parts as never,
    )
}

function actorOf(userId: string | undefined, officeId: string | undefined): Actor | null {
  if (userId !== undefined) return { kind: 'person', userId, ...(officeId && { officeId }) }
  return officeId === undefined ? null : { kind: 'job', job: 'test', officeId }
}
