/**
 * The PostgreSQL server that all test processes of this checkout share: our own in the temporary folder, or the one
 * that TEST_DATABASE_URL or DATABASE_URL names.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { isProcessAlive } from '../../bootstrap/process-identity.mjs'
import { loadConfig } from '../../config/index.ts'
import { createLog } from '../../log/index.ts'
import { type EmbeddedServer, startEmbedded } from '../embedded/index.ts'

export const TEST_PREFIX = 'test_'
export const TEMPLATE_PREFIX = 'template_'

export type TestServer = {
  /** The address for an ordinary role that may create databases. */
  connectionString: string
  release(): Promise<void>
}

const TEMPLATES_KEPT = 10

/** The advisory lock that every process shares which may copy templates. */
const TEMPLATES_IN_USE = 7003

/** The test databases need not survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Autovacuum workers belong to the superuser; while one works in a database, the tests' role cannot drop it.
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  // In the folder of the cluster.
  unix_socket_directories: '.',
}

/**
 * Keeps the shared server up until it is released. The test runner holds it for a whole run, so that it is
 * not started and stopped for each file.
 */
export async function holdTestServer(): Promise<TestServer> {
  const { testDatabaseUrl, databaseUrl } = loadConfig()
  const url = testDatabaseUrl ?? databaseUrl
  if (url) return { connectionString: await asOrdinaryRole(url), release: async () => {} }
  const server = await startEmbedded({
    dataDir: testFolder(),
    log: createLog({ level: 'silent' }),
    settings: SETTINGS,
  })
  if (!server.adopted) await sweep(server.connectionString)
  const leaveTemplates = await keepTemplates(server.connectionString)
  const release = async () => {
    await leaveTemplates()
    await server.stop()
  }
  return { connectionString: throughSocket(server), release }
}

/**
 * While this lock is held, no other process drops templates: a template that was found must still exist when it is
 * copied.
 */
async function keepTemplates(url: string): Promise<() => Promise<void>> {
  // Its types leave these two out.
  const client = new pg.Client(url) as pg.Client & { ref(): void; unref(): void }
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [TEMPLATES_IN_USE])
  // The connection does not keep a process alive whose tests have ended.
  client.unref()
  return async () => {
    client.ref()
    await client.end()
  }
}

/** Systems cut longer names. */
const LONGEST_SOCKET = 100

/** A statement through a socket takes a third less time of both sides than through TCP, if the system has sockets. */
function throughSocket({ connectionString }: EmbeddedServer): string {
  const url = new URL(connectionString)
  const cluster = join(testFolder(), 'database/cluster')
  const socket = join(cluster, `.s.PGSQL.${url.port}`)
  if (!existsSync(socket) || socket.length > LONGEST_SOCKET) return connectionString
  url.searchParams.set('host', cluster)
  return url.href
}

function testFolder(): string {
  const copy = createHash('sha256')
    .update(fileURLToPath(import.meta.url))
    .digest('hex')
    .slice(0, 8)
  return join(tmpdir(), `mizan-test-${process.getuid?.() ?? 0}-${copy}`)
}

/** A superuser would see through row-level security, so the tests use a role that does not. */
async function asOrdinaryRole(url: string): Promise<string> {
  return withAdmin(url, async (client) => {
    const { rows } = await client.query('select from pg_roles where rolname = current_user and rolsuper')
    if (rows.length === 0) return url
    await client.query('select pg_advisory_lock(7001)')
    const known = await client.query(`select from pg_roles where rolname = 'mizan_test'`)
    if (known.rows.length === 0)
      await client.query(`create role mizan_test login createdb password 'mizan_test'`)
    const own = new URL(url)
    own.username = own.password = 'mizan_test'
    return own.href
  })
}

/** Runs `work` on a connection of its own. */
export async function withAdmin<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Drops databases of killed test processes, and templates of old schemas. Other processes may have found the server
 * meanwhile: if one of them uses templates already, all of these stay until a later run.
 */
export async function sweep(url: string, kept = TEMPLATES_KEPT): Promise<void> {
  await withAdmin(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1) or starts_with(datname, $2)`,
      [TEST_PREFIX, TEMPLATE_PREFIX],
    )
    const names = rows.map((row) => row.name)
    const abandoned = names.filter(
      (name) => name.startsWith(TEST_PREFIX) && !isProcessAlive(Number(name.split('_')[1])),
    )
    const templates = names.filter(
      (name) => name.startsWith(TEMPLATE_PREFIX) && !/^template_?[01]$/.test(name),
    )
    const { rows: locks } = await client.query('select pg_try_advisory_lock($1) as taken', [TEMPLATES_IN_USE])
    const surplus = locks[0].taken && templates.length > kept ? templates : []
    for (const name of [...abandoned, ...surplus])
      await client.query(`drop database if exists ${name} with (force)`)
  })
}
