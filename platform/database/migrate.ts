/**
 * Brings the schema up to date. Migrations are SQL text in the code. Applied ones are stored with their text in
 * schema_migrations, so that a later change of a migration is noticed and a backup can rebuild the schema.
 */
import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { platformMigrations } from './platform-migrations.ts'
import { READ_SCOPE_ONCE } from './row-security.ts'
import { vacuumRewritten } from './vacuum-rewritten.ts'

export type Migration = {
  /** Unique and sortable within its domain, such as `research-0003-citations`. */
  name: string
  /** One or more statements, run in one transaction together with all others that are missing. */
  sql: string
}

export class MigrationError extends Error {
  override name = 'MigrationError'
}

export type AppliedMigration = { name: string; checksum: string; sql: string }

const MIGRATION_LOCK = 0x6d697a61

export const MIGRATIONS_TABLE_SQL = `
  create table if not exists schema_migrations (
    position integer generated always as identity unique,
    name text primary key,
    checksum text not null,
    sql text not null,
    applied_at timestamptz(3) not null default now()
  )`

/**
 * Applies the missing migrations, the platform's own first, and returns their names. `announce` gets the names before,
 * because a large database may take minutes. Two starts at once do not collide.
 * @throws MigrationError if an applied migration was edited or is unknown to this code
 */
export async function migrate(
  { pool }: { pool: Pool },
  migrations: Migration[] = [],
  announce: (names: string[]) => void = () => {},
): Promise<string[]> {
  const wanted = [...platformMigrations, ...migrations]
  assertUniqueNames(wanted)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const applied = await applyMissing(client, wanted, announce)
    if (applied.length > 0) await vacuumRewritten(client)
    await client.query(READ_SCOPE_ONCE)
    return applied
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    await client.query('reset statement_timeout').catch(() => {})
    client.release()
  }
}

async function applyMissing(
  client: PoolClient,
  wanted: Migration[],
  announce: (names: string[]) => void,
): Promise<string[]> {
  await client.query(MIGRATIONS_TABLE_SQL)
  const { rows } = await client.query<AppliedMigration>('select name, checksum, sql from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row]))
  assertKnown(applied, wanted)
  const missing = wanted.filter((migration) => !applied.has(migration.name))
  const names = missing.map((migration) => migration.name)
  if (missing.length === 0) return names
  announce(names)
  await applyTogether(client, missing)
  return names
}

/** All migrations of a new version or none: after a failure the old version still finds the schema that it knows. */
async function applyTogether(client: PoolClient, missing: Migration[]): Promise<void> {
  await client.query('begin')
  try {
    for (const migration of missing) await apply(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
    await recordMigration(client, migration)
  } catch (error) {
    throw new MigrationError(
      `Migration ${migration.name} failed: ${(error as Error).message}\nThe database is as it was; the version that wrote it can still be started.`,
      { cause: error },
    )
  }
}

/** Notes a migration as applied, inside the caller's transaction. */
export async function recordMigration(
  client: Pick<PoolClient, 'query'>,
  { name, sql }: Migration,
): Promise<void> {
  const insert = 'insert into schema_migrations (name, checksum, sql) values ($1, $2, $3)'
  await client.query(insert, [name, checksumOf(sql), sql])
}

/** Line endings and indentation do not count as a change. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex')
}

function assertKnown(applied: Map<string, AppliedMigration>, wanted: Migration[]): void {
  const known = new Map(wanted.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied.values()) {
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationError(
        `The database holds migration ${name}, which this version does not know: it was written by a newer version.`,
      )
    }
    if (checksumOf(migration.sql) !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied; put the change into a new migration.`,
      )
    }
  }
}

function assertUniqueNames(migrations: Migration[]): void {
  const names = migrations.map((migration) => migration.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new MigrationError(`Two migrations are called ${twice}.`)
}
