/**
 * The number of statements of a successful call of each row, counted by PostgreSQL (pg_stat_statements) on a server
 * of its own. Counting in our own code would miss statements that a library sends.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLog } from '@mizan/platform/log'
import pg from 'pg'
import { startEmbedded } from '../../platform/database/embedded/index.ts'
import { noteCosts, tableOf } from './statements/table.ts'

const settings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'top',
  'pg_stat_statements.track_utility': 'on',
  max_connections: '100',
  autovacuum: 'off',
  fsync: 'off',
}

/** `--row <name>` (repeatable): only these rows, with their statements. */
export async function benchStatements(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { row: { type: 'string', multiple: true } },
  })
  const folder = await mkdtemp(join(tmpdir(), 'mizan-statements-'))
  const server = await startEmbedded({ dataDir: folder, log: createLog({ level: 'error' }), settings })
  const admin = await superuserOf(folder, server.port)
  try {
    await admin.query('create extension if not exists pg_stat_statements')
    // The test databases are created on this server.
    process.env.TEST_DATABASE_URL = server.connectionString
    const { measureRows } = await import('./statements/measure.ts')
    const costs = await measureRows(admin, values.row)
    console.log(tableOf(costs, values.row !== undefined))
    noteCosts(costs)
  } finally {
    await admin.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The product's own role may neither create the extension nor read whole statements. */
async function superuserOf(folder: string, port: number): Promise<pg.Client> {
  const credentials = JSON.parse(await readFile(join(folder, 'database', 'credentials.json'), 'utf8'))
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: credentials.superuser,
    database: 'postgres',
  })
  await client.connect()
  return client
}
