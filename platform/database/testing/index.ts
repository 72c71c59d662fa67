// A fresh database for a test: real PostgreSQL, all migrations applied, nobody else's rows.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { createLog } from '../../log/index.ts'
import { connect, type Database } from '../index.ts'
import { checksumOf, type Migration, migrate } from '../migrate.ts'
import { platformMigrations } from '../platform-migrations.ts'
import { makeCompanyScope, makeSystemScope } from '../scope-makers.ts'
import type { PlatformTables } from '../tables.ts'
import type { CallInfo, Clock, DataContext } from '../transaction.ts'
import { holdTestServer, TEMPLATE_PREFIX, TEST_PREFIX, type TestServer, withAdmin } from './server.ts'

export { begun } from './begun.ts'
export { holdTestServer } from './server.ts'

const POOL_SIZE = 5
const log = createLog({ level: 'silent' })

export type TestDatabase<Tables = PlatformTables> = Database<Tables> & {
  /** A context for `write` and `read`: the system's, or that of one office. */
  context(options?: { companyId?: string; clock?: Clock; call?: Partial<CallInfo> }): DataContext<Tables>
}

/**
 * Opens a new database that holds the platform's tables and those of `migrations`. It goes away with `close()`
 * or, at the latest, when the test process ends.
 */
export async function openTestDatabase<Tables = PlatformTables>(
  migrations: Migration[] = [],
): Promise<TestDatabase<Tables>> {
  const { connectionString } = await sharedServer()
  const template = await ensureTemplate(connectionString, migrations)
  const name = `${TEST_PREFIX}${process.pid}_${nextNumber()}`
  await withAdmin(connectionString, (client) => client.query(`create database ${name} template ${template}`))
  const drop = async () => {
    open.delete(drop)
    await withAdmin(connectionString, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    )
  }
  open.add(drop)
  const connected = await connect<Tables>(addressOf(connectionString, name), 'url', POOL_SIZE, log, drop)
  const database = { ...connected, context: contextMaker<Tables>(connected) }
  return database
}

// What a test forgot to close is dropped over its head: waiting for its connections could take for ever.
const open = new Set<() => Promise<void>>()
let numbers = 0
const nextNumber = () => (numbers += 1)

let server: Promise<TestServer> | undefined

function sharedServer(): Promise<TestServer> {
  if (!server) {
    server = holdTestServer()
    process.once('beforeExit', releaseEverything)
  }
  return server
}

// beforeExit comes when nothing is left to do: all tests of the process have ended.
async function releaseEverything(): Promise<void> {
  await Promise.all([...open].map((drop) => drop()))
  await (await server)?.release()
}

async function ensureTemplate(url: string, migrations: Migration[]): Promise<string> {
  const all = [...platformMigrations, ...migrations]
  const key = createHash('sha256')
    .update(all.map(({ name, sql }) => name + checksumOf(sql)).join())
    .digest('hex')
  const name = `${TEMPLATE_PREFIX}${key.slice(0, 16)}`
  templates[name] ??= withAdmin(url, (client) => findOrBuildTemplate(url, client, name, migrations))
  await templates[name]
  return name
}

const templates: Record<string, Promise<void>> = {}

async function findOrBuildTemplate(
  url: string,
  client: pg.Client,
  name: string,
  migrations: Migration[],
): Promise<void> {
  await client.query('select pg_advisory_lock(7002)')
  const { rows } = await client.query('select from pg_database where datname = $1', [name])
  if (rows.length === 0) await buildTemplate(url, client, name, migrations)
}

async function buildTemplate(
  url: string,
  client: pg.Client,
  name: string,
  migrations: Migration[],
): Promise<void> {
  const building = `${name}_building`
  await client.query(`drop database if exists ${building} with (force)`)
  await client.query(
    `create database ${building} template template0 encoding 'UTF8' ${await localeClause(client)}`,
  )
  const database = await connect(addressOf(url, building), 'url', 2, log)
  try {
    await migrate(database, migrations)
  } finally {
    await database.close()
  }
  await client.query(`alter database ${building} rename to ${name}`)
}

async function localeClause(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const isModern = (rows[0]?.version ?? 0) >= 170_000
  return isModern ? `locale 'C' locale_provider builtin builtin_locale 'C.UTF-8'` : `locale 'C.UTF-8'`
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

function contextMaker<Tables>({ kysely }: Database<Tables>): TestDatabase<Tables>['context'] {
  return ({ companyId, clock = { now: () => new Date() }, call = {} } = {}) => ({
    db: kysely,
    clock,
    scope: companyId === undefined ? makeSystemScope() : makeCompanyScope(companyId),
    call: { rowName: 'test.call', ...call },
  })
}
