/** Opens the pool of connections, and waits a while for a server that is still starting. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type Pool } from 'pg'
import type { Log } from '../log/index.ts'
import { PlanKeepingClient } from './kept-plans.ts'
import { valueParsers } from './value-parsers.ts'

export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

export const APPLICATION_NAME = 'mizan'

export type PoolOptions = { connectionString: string; size: number; log: Log; statementTimeoutMs?: number }

const OLDEST_VERSION = 150_000

export function openPool({ connectionString, size, log, statementTimeoutMs = 30_000 }: PoolOptions): Pool {
  const pool = new pg.Pool({
    Client: PlanKeepingClient,
    connectionString,
    max: size,
    // One connection stays open, so that a restore sees that the database is in use.
    min: 1,
    types: valueParsers,
    application_name: APPLICATION_NAME,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    // Nearly all pages that are read are in memory, where a random page costs hardly more than the next one.
    options:
      '-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1',
  })
  // Without a listener a connection that breaks while idle would end the process. While closing, the embedded
  // server may be faster to hang up than the connection.
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'A database connection was lost')
  })
  // A connection that breaks in use fails its statement; without a listener of its own it would end the process too.
  pool.on('connect', (client) =>
    client.on('error', (err) => log.warn({ err }, 'A database connection broke')),
  )
  return pool
}

/** Resolves when the server answers; throws DatabaseUnavailableError after `patienceMs` or at once if hopeless. */
export async function waitUntilReady(
  pool: Pool,
  connectionString: string,
  patienceMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    const failure = await pool.query('select 1').then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    )
    if (!failure) return
    if (!isPassing(failure.code, failure.message) || Date.now() + pause > deadline)
      throw unavailable(connectionString, failure)
    await sleep(pause)
  }
}

/** Throws for a PostgreSQL that is too old; warns when row-level security would not bind this role. */
export async function checkServer(pool: Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ version: number; superuser: boolean; encoding: string }>(
    `select current_setting('server_version_num')::int as version,
            (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as superuser,
            current_setting('server_encoding') as encoding`,
  )
  const [{ version, superuser, encoding } = { version: 0, superuser: false, encoding: '' }] = rows
  if (version < OLDEST_VERSION)
    throw new DatabaseUnavailableError(`PostgreSQL 15 or newer is needed; this is version ${version}.`)
  if (encoding !== 'UTF8')
    throw new DatabaseUnavailableError(`The database must be encoded in UTF8; it is ${encoding}.`)
  if (superuser)
    log.warn('The database role is a superuser, whom row-level security does not bind; use an ordinary role')
}

function isPassing(code = '', message = ''): boolean {
  const passing = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', '57P03', '57P01', '53300']
  return passing.includes(code) || /terminated|timeout/i.test(message)
}

function unavailable(connectionString: string, cause: Error): DatabaseUnavailableError {
  const { host, pathname } = new URL(connectionString)
  return new DatabaseUnavailableError(
    `The database at ${host}${pathname} cannot be used: ${reasonOf(cause)}`,
    { cause },
  )
}

/** A host with several addresses gives an error without a message of its own, and the reasons of each inside. */
function reasonOf(cause: Error & { errors?: Error[] }): string {
  return cause.message || (cause.errors ?? []).map(({ message }) => message).join('; ') || String(cause)
}
