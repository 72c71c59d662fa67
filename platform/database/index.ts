/** PostgreSQL: the server that comes with the product, or the one that DATABASE_URL names. */
import { type Kysely, Kysely as KyselyDatabase, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Config } from '../config/index.ts'
import type { Log } from '../log/index.ts'
import { checkServer, DatabaseUnavailableError, openPool, waitUntilReady } from './connect.ts'
import { startEmbedded } from './embedded/index.ts'
import type { PlatformTables } from './tables.ts'

export { alone } from './alone.ts'
export { DatabaseUnavailableError } from './connect.ts'
export { EmbeddedPostgresError } from './embedded/index.ts'
export { eventsChannel, forgetEvents, type OfficeEvent, renewedEvent } from './events.ts'
export { keepsPlan } from './kept-plans.ts'
export { type Migration, MigrationError, migrate } from './migrate.ts'
export { pagesOf } from './pages.ts'
export { idsOfRecord, pageOfRecord, type RecordEntry, type RecordQuery } from './record.ts'
export { systemPolicy, tenantOrSystemPolicy, tenantPolicy } from './row-security.ts'
export type { OfficeScope, Scope, SystemScope } from './scope.ts'
export type { AnyDatabase, Instant, Json, Nullable, NullableInstant, PlatformTables } from './tables.ts'
export { withTables } from './tables.ts'
export {
  type AuditParties,
  type CallInfo,
  type Clock,
  type EntryListener,
  insertAuditEntries,
  insertAuditEntry,
  type Origin,
  systemClock,
  type Transaction,
  transact,
  type WrittenEntry,
} from './transaction.ts'
export {
  changedSince,
  expectFields,
  forgetChanges,
  noteChange,
  type RecordChange,
  type VersionedRecord,
} from './versions.ts'

export type Database<Tables = PlatformTables> = {
  kysely: Kysely<Tables>
  pool: Pool
  connectionString: string
  /** `embedded`: our own server in the data folder; `url`: the one of DATABASE_URL. */
  engine: 'embedded' | 'url'
  /** Closes the connections and, as its last user, stops the embedded server. May be called twice. */
  close(): Promise<void>
  /** Closes without waiting for statements that still run; nothing that was committed is lost. */
  abandon(): Promise<void>
}

export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>

/** @throws EmbeddedPostgresError or DatabaseUnavailableError, both with advice for the person who starts it */
export async function openDatabase<Tables = PlatformTables>(
  config: DatabaseConfig,
  log: Log,
): Promise<Database<Tables>> {
  if (config.databaseUrl) return connectByUrl<Tables>(config.databaseUrl, config.databasePoolSize, log)
  const server = await startEmbedded({ dataDir: config.dataDir, log })
  return connect<Tables>(server.connectionString, 'embedded', config.databasePoolSize, log, server.stop)
}

function connectByUrl<Tables>(url: string, size: number, log: Log): Promise<Database<Tables>> {
  return connect<Tables>(url, 'url', size, log).catch((error) => {
    if (!(error instanceof DatabaseUnavailableError)) throw error
    throw new DatabaseUnavailableError(`DATABASE_URL cannot be used. ${error.message}`, { cause: error })
  })
}

/** Connects to a database that is known by its address. */
export async function connect<Tables = PlatformTables>(
  connectionString: string,
  engine: Database['engine'],
  size: number,
  log: Log,
  afterClose: () => Promise<void> = async () => {},
): Promise<Database<Tables>> {
  const pool = openPool({ connectionString, size, log })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end().finally(afterClose)
    return closing
  }
  try {
    await waitUntilReady(pool, connectionString)
    await checkServer(pool, log)
  } catch (error) {
    await close()
    throw error
  }
  const kysely = new KyselyDatabase<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kysely, pool, connectionString, engine, close, abandon: afterClose }
}
